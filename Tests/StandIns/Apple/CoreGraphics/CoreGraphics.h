#pragma once
#import <ObjectiveC/ObjectiveC.h>

typedef double CGFloat;

typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

// Geometry and drawing, as far as declarations mention them.
#pragma once
#include <CoreFoundation/CoreFoundation.h>

typedef double CGFloat;
#define CGFLOAT_IS_DOUBLE 1
#define CGFLOAT_MAX __DBL_MAX__
#define CGFLOAT_MIN __DBL_MIN__
struct CGPoint { CGFloat x; CGFloat y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width; CGFloat height; };
typedef struct CGSize CGSize;
struct CGVector { CGFloat dx; CGFloat dy; };
typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; };
typedef struct CGAffineTransform CGAffineTransform;
struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;

#define PX_CG(name) typedef struct name *name##Ref;
PX_CG(CGContext)
PX_CG(CGImage)
PX_CG(CGColor)
PX_CG(CGColorSpace)
PX_CG(CGGradient)
PX_CG(CGLayer)
PX_CG(CGDataProvider)
PX_CG(CGFont)
PX_CG(CGPattern)
PX_CG(CGPDFDocument)
PX_CG(CGPDFPage)
typedef const struct CGPath *CGPathRef;
typedef struct CGPath *CGMutablePathRef;

#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject
@end

@interface NSView : NSResponder
- (instancetype)initWithFrame:(CGRect)frame;
@end

@interface NSText : NSView
@property (copy) NSString *string;
@end

@protocol NSTextViewDelegate;

/// No weak reference of this type may be declared.
__attribute__((objc_arc_weak_reference_unavailable))
@interface NSTextView : NSText
@property (nullable, weak) id<NSTextViewDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR
@protocol NSTextViewDelegate <NSObject>
@optional
- (void)textViewDidChangeSelection:(NSNotification *)notification;
@end

NS_ASSUME_NONNULL_END

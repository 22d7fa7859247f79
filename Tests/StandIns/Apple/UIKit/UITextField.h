#pragma once
#import "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

@protocol UITextFieldDelegate;

typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted,
  UITextFieldDidEndEditingReasonCancelled
} NS_SWIFT_NAME(UITextField.DidEndEditingReason);

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField
                        reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
- (void)textFieldDidChangeSelection:(UITextField *)textField;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

NS_ASSUME_NONNULL_END

#pragma once
#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@protocol UIPickerViewDelegate, UIPickerViewDataSource;

NS_SWIFT_UI_ACTOR
@interface UIPickerView : UIView
@property (nonatomic, weak, nullable) id<UIPickerViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
- (void)reloadAllComponents;
@end

NS_SWIFT_UI_ACTOR
@protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView
    numberOfRowsInComponent:(NSInteger)component;
@end

NS_SWIFT_UI_ACTOR
@protocol UIPickerViewDelegate <NSObject>
@optional
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component;
- (nullable NSString *)pickerView:(UIPickerView *)pickerView
                      titleForRow:(NSInteger)row
                     forComponent:(NSInteger)component;
- (void)pickerView:(UIPickerView *)pickerView
      didSelectRow:(NSInteger)row
       inComponent:(NSInteger)component;
@end

NS_ASSUME_NONNULL_END

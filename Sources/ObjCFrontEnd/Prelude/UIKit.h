// The classes and values of UIKit that other declarations mention most; proxygen makes up what else they need.
#pragma once
#import <Foundation/Foundation.h>

#ifndef PX_CLASS
#define PX_CLASS(name, super) \
  @interface name : super \
  @end
#endif

#pragma clang assume_nonnull begin

typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;
typedef float UILayoutPriority;
typedef CGFloat UIWindowLevel;

PX_CLASS(UIResponder, NSObject)
PX_CLASS(UIApplication, UIResponder)
PX_CLASS(UIView, UIResponder)
PX_CLASS(UIWindow, UIView)
PX_CLASS(UIControl, UIView)
PX_CLASS(UIButton, UIControl)
PX_CLASS(UISwitch, UIControl)
PX_CLASS(UISlider, UIControl)
PX_CLASS(UIStepper, UIControl)
PX_CLASS(UISegmentedControl, UIControl)
PX_CLASS(UIPageControl, UIControl)
PX_CLASS(UIRefreshControl, UIControl)
PX_CLASS(UIDatePicker, UIControl)
PX_CLASS(UITextField, UIControl)
PX_CLASS(UILabel, UIView)
PX_CLASS(UIImageView, UIView)
PX_CLASS(UIScrollView, UIView)
PX_CLASS(UITextView, UIScrollView)
PX_CLASS(UITableView, UIScrollView)
PX_CLASS(UICollectionView, UIScrollView)
PX_CLASS(UITableViewCell, UIView)
PX_CLASS(UITableViewHeaderFooterView, UIView)
PX_CLASS(UICollectionReusableView, UIView)
PX_CLASS(UICollectionViewCell, UICollectionReusableView)
PX_CLASS(UICollectionViewLayout, NSObject)
PX_CLASS(UICollectionViewFlowLayout, UICollectionViewLayout)
PX_CLASS(UIPickerView, UIView)
PX_CLASS(UISearchBar, UIView)
PX_CLASS(UIToolbar, UIView)
PX_CLASS(UINavigationBar, UIView)
PX_CLASS(UITabBar, UIView)
PX_CLASS(UIWebView, UIView)
PX_CLASS(UIActivityIndicatorView, UIView)
PX_CLASS(UIProgressView, UIView)
PX_CLASS(UIStackView, UIView)
PX_CLASS(UIVisualEffectView, UIView)
PX_CLASS(UIViewController, UIResponder)
PX_CLASS(UINavigationController, UIViewController)
PX_CLASS(UITabBarController, UIViewController)
PX_CLASS(UITableViewController, UIViewController)
PX_CLASS(UICollectionViewController, UIViewController)
PX_CLASS(UIPageViewController, UIViewController)
PX_CLASS(UISplitViewController, UIViewController)
PX_CLASS(UISearchController, UIViewController)
PX_CLASS(UIAlertController, UIViewController)
PX_CLASS(UIActivityViewController, UIViewController)
PX_CLASS(UIImagePickerController, UINavigationController)
PX_CLASS(UIPresentationController, NSObject)
PX_CLASS(UIGestureRecognizer, NSObject)
PX_CLASS(UITapGestureRecognizer, UIGestureRecognizer)
PX_CLASS(UIPanGestureRecognizer, UIGestureRecognizer)
PX_CLASS(UIPinchGestureRecognizer, UIGestureRecognizer)
PX_CLASS(UILongPressGestureRecognizer, UIGestureRecognizer)
PX_CLASS(UIBarItem, NSObject)
PX_CLASS(UIBarButtonItem, UIBarItem)
PX_CLASS(UITabBarItem, UIBarItem)
PX_CLASS(UINavigationItem, NSObject)
PX_CLASS(UIColor, NSObject)
PX_CLASS(UIFont, NSObject)
PX_CLASS(UIImage, NSObject)
PX_CLASS(UIBezierPath, NSObject)
PX_CLASS(UIEvent, NSObject)
PX_CLASS(UITouch, NSObject)
PX_CLASS(UIScreen, NSObject)
PX_CLASS(UIDevice, NSObject)
PX_CLASS(UINib, NSObject)
PX_CLASS(UIStoryboard, NSObject)
PX_CLASS(UIStoryboardSegue, NSObject)
PX_CLASS(UITraitCollection, NSObject)
PX_CLASS(UIMenuController, NSObject)

// Their names in Swift are not those in C.
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible
} NS_SWIFT_NAME(UIGestureRecognizer.State);
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1
} NS_SWIFT_NAME(UIControl.Event);
typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateHighlighted = 1
} NS_SWIFT_NAME(UIControl.State);
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionRepeat = 8
} NS_SWIFT_NAME(UIView.AnimationOptions);
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut
} NS_SWIFT_NAME(UIView.AnimationCurve);
typedef NS_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill
} NS_SWIFT_NAME(UIView.ContentMode);
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingFlexibleWidth = 2
} NS_SWIFT_NAME(UIView.AutoresizingMask);
typedef NS_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain
} NS_SWIFT_NAME(UITableView.Style);
typedef NS_ENUM(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade
} NS_SWIFT_NAME(UITableView.RowAnimation);
typedef NS_ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone
} NS_SWIFT_NAME(UITableView.ScrollPosition);
typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone
} NS_SWIFT_NAME(UITableViewCell.EditingStyle);
typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault
} NS_SWIFT_NAME(UITableViewCell.CellStyle);
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone
} NS_SWIFT_NAME(UITableViewCell.AccessoryType);
typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone
} NS_SWIFT_NAME(UITableViewCell.SelectionStyle);
typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionTop = 1
} NS_SWIFT_NAME(UICollectionView.ScrollPosition);
typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical
} NS_SWIFT_NAME(UICollectionView.ScrollDirection);
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward
} NS_SWIFT_NAME(UIPageViewController.NavigationDirection);
typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain
} NS_SWIFT_NAME(UIBarButtonItem.Style);
typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom
} NS_SWIFT_NAME(UIButton.ButtonType);
typedef NS_ENUM(NSInteger, UIImageOrientation) {
  UIImageOrientationUp
} NS_SWIFT_NAME(UIImage.Orientation);
typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic
} NS_SWIFT_NAME(UIImage.RenderingMode);
typedef NS_ENUM(NSInteger, UIImagePickerControllerSourceType) {
  UIImagePickerControllerSourceTypePhotoLibrary
} NS_SWIFT_NAME(UIImagePickerController.SourceType);
typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleMedium
} NS_SWIFT_NAME(UIActivityIndicatorView.Style);
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleAlert
} NS_SWIFT_NAME(UIAlertController.Style);
typedef NS_ENUM(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever
} NS_SWIFT_NAME(UITextField.ViewMode);
typedef NS_ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan
} NS_SWIFT_NAME(UITouch.Phase);
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone
} NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);

#pragma clang assume_nonnull end

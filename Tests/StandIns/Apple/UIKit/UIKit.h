#pragma once
#import "UIView.h"
#import "UIScrollView.h"
#import "UITableView.h"
#import "UICollectionView.h"
#import "UIPickerView.h"
#import "UIControl.h"
#import "UITextField.h"

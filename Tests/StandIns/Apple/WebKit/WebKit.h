#pragma once
#import "WKWebView.h"
#import "WKNavigationDelegate.h"
#import "WKUIDelegate.h"

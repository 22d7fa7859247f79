#pragma once
#import "WKWebView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) {
  WKNavigationActionPolicyCancel,
  WKNavigationActionPolicyAllow,
  WKNavigationActionPolicyDownload
};

typedef NS_ENUM(NSInteger, WKNavigationResponsePolicy) {
  WKNavigationResponsePolicyCancel,
  WKNavigationResponsePolicyAllow,
  WKNavigationResponsePolicyDownload
};

NS_SWIFT_UI_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView
    decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction
                    decisionHandler:(void (NS_SWIFT_UI_ACTOR ^)(WKNavigationActionPolicy))
                                        decisionHandler NS_SWIFT_ASYNC(3);
- (void)webView:(WKWebView *)webView
    decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction
                        preferences:(WKWebpagePreferences *)preferences
                    decisionHandler:
                        (void (NS_SWIFT_UI_ACTOR ^)(WKNavigationActionPolicy,
                            WKWebpagePreferences *))decisionHandler NS_SWIFT_ASYNC(4);
- (void)webView:(WKWebView *)webView
    decidePolicyForNavigationResponse:(WKNavigationResponse *)navigationResponse
                      decisionHandler:(void (NS_SWIFT_UI_ACTOR ^)(WKNavigationResponsePolicy))
                                          decisionHandler NS_SWIFT_ASYNC(3);
- (void)webView:(WKWebView *)webView
    didStartProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView
    didReceiveServerRedirectForProvisionalNavigation:
        (null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView
    didFailProvisionalNavigation:(null_unspecified WKNavigation *)navigation
                       withError:(NSError *)error;
- (void)webView:(WKWebView *)webView
    didCommitNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView
    didFinishNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView
    didFailNavigation:(null_unspecified WKNavigation *)navigation
            withError:(NSError *)error;
- (void)webView:(WKWebView *)webView
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge
                    completionHandler:
                        (void (NS_SWIFT_UI_ACTOR ^)(NSURLSessionAuthChallengeDisposition,
                            NSURLCredential *_Nullable))completionHandler;
- (void)webViewWebContentProcessDidTerminate:(WKWebView *)webView;
@end

NS_ASSUME_NONNULL_END

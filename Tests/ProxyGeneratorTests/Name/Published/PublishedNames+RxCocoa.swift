extension PublishedNames {
  /// ReactiveX/RxSwift, RxCocoa.
  static let rxCocoa = PublishedNames(
    library: "RxCocoa", isHeldOut: false,
    source: """
      // proxygen:parent UIScrollView
      protocol UIScrollViewDelegate {
        // proxygen:name didScroll
        func scrollViewDidScroll(_ scrollView: UIScrollView)
        // proxygen:name willBeginDecelerating
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
        // proxygen:name didEndDecelerating
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
        // proxygen:name willBeginDragging
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
        // proxygen:name willEndDragging
        func scrollViewWillEndDragging(
          _ scrollView: UIScrollView,
          withVelocity velocity: CGPoint,
          targetContentOffset: UnsafeMutablePointer<CGPoint>
        )
        // proxygen:name didEndDragging
        func scrollViewDidEndDragging(
          _ scrollView: UIScrollView, willDecelerate decelerate: Bool
        )
        // proxygen:name didZoom
        func scrollViewDidZoom(_ scrollView: UIScrollView)
        // proxygen:name didScrollToTop
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
        // proxygen:name didEndScrollingAnimation
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
        // proxygen:name willBeginZooming
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
        // proxygen:name didEndZooming
        func scrollViewDidEndZooming(
          _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        )
      }

      // proxygen:parent UITableView
      protocol UITableViewDelegate {
        // proxygen:name itemSelected
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        // proxygen:name itemDeselected
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
        // proxygen:name itemHighlighted
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
        // proxygen:name itemUnhighlighted
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
        // proxygen:name itemAccessoryButtonTapped
        func tableView(
          _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        )
        // proxygen:name willDisplayCell
        func tableView(
          _ tableView: UITableView,
          willDisplay cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        )
        // proxygen:name didEndDisplayingCell
        func tableView(
          _ tableView: UITableView,
          didEndDisplaying cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        )
        // proxygen:name didUpdateFocusInContextWithAnimationCoordinator
        func tableView(
          _ tableView: UITableView,
          didUpdateFocusIn context: UITableViewFocusUpdateContext,
          with coordinator: UIFocusAnimationCoordinator
        )
      }

      // proxygen:parent UITableView
      // proxygen:property dataSource
      protocol UITableViewDataSource {
        // proxygen:name itemMoved
        func tableView(
          _ tableView: UITableView,
          moveRowAt sourceIndexPath: IndexPath,
          to destinationIndexPath: IndexPath
        )
      }

      // proxygen:parent UITableView
      // proxygen:property prefetchDataSource
      protocol UITableViewDataSourcePrefetching {
        // proxygen:name prefetchRows
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
        // proxygen:name cancelPrefetchingForRows
        func tableView(
          _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
        )
      }

      // proxygen:parent UICollectionView
      protocol UICollectionViewDelegate {
        // proxygen:name itemSelected
        func collectionView(
          _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        )
        // proxygen:name itemDeselected
        func collectionView(
          _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
        )
        // proxygen:name itemHighlighted
        func collectionView(
          _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
        )
        // proxygen:name itemUnhighlighted
        func collectionView(
          _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
        )
        // proxygen:name willDisplayCell
        func collectionView(
          _ collectionView: UICollectionView,
          willDisplay cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        )
        // proxygen:name willDisplaySupplementaryView
        func collectionView(
          _ collectionView: UICollectionView,
          willDisplaySupplementaryView view: UICollectionReusableView,
          forElementKind elementKind: String,
          at indexPath: IndexPath
        )
        // proxygen:name didEndDisplayingCell
        func collectionView(
          _ collectionView: UICollectionView,
          didEndDisplaying cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        )
        // proxygen:name didEndDisplayingSupplementaryView
        func collectionView(
          _ collectionView: UICollectionView,
          didEndDisplayingSupplementaryView view: UICollectionReusableView,
          forElementOfKind elementKind: String,
          at indexPath: IndexPath
        )
        // proxygen:name didUpdateFocusInContextWithAnimationCoordinator
        func collectionView(
          _ collectionView: UICollectionView,
          didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
          with coordinator: UIFocusAnimationCoordinator
        )
      }

      // proxygen:parent UICollectionView
      // proxygen:property prefetchDataSource
      protocol UICollectionViewDataSourcePrefetching {
        // proxygen:name prefetchItems
        func collectionView(
          _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
        )
        // proxygen:name cancelPrefetchingForItems
        func collectionView(
          _ collectionView: UICollectionView,
          cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        )
      }

      // proxygen:parent UINavigationController
      protocol UINavigationControllerDelegate {
        // proxygen:name willShow
        func navigationController(
          _ navigationController: UINavigationController,
          willShow viewController: UIViewController,
          animated: Bool
        )
        // proxygen:name didShow
        func navigationController(
          _ navigationController: UINavigationController,
          didShow viewController: UIViewController,
          animated: Bool
        )
      }

      // proxygen:parent UIPickerView
      protocol UIPickerViewDelegate {
        // proxygen:name itemSelected
        func pickerView(
          _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
        )
      }

      // proxygen:parent UISearchBar
      protocol UISearchBarDelegate {
        // proxygen:name textDidBeginEditing
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
        // proxygen:name textDidEndEditing
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
        // proxygen:name searchButtonClicked
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
        // proxygen:name bookmarkButtonClicked
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
        // proxygen:name cancelButtonClicked
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
        // proxygen:name resultsListButtonClicked
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
      }

      // proxygen:parent UISearchController
      protocol UISearchControllerDelegate {
        // proxygen:name didDismiss
        func didDismissSearchController(_ searchController: UISearchController)
        // proxygen:name didPresent
        func didPresentSearchController(_ searchController: UISearchController)
        // proxygen:name present
        func presentSearchController(_ searchController: UISearchController)
        // proxygen:name willDismiss
        func willDismissSearchController(_ searchController: UISearchController)
        // proxygen:name willPresent
        func willPresentSearchController(_ searchController: UISearchController)
      }

      // proxygen:parent UITabBar
      protocol UITabBarDelegate {
        // proxygen:name didSelectItem
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
        // proxygen:name willBeginCustomizing
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
        // proxygen:name didBeginCustomizing
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
        // proxygen:name willEndCustomizing
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
        // proxygen:name didEndCustomizing
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
      }

      // proxygen:parent UITabBarController
      protocol UITabBarControllerDelegate {
        // proxygen:name didSelect
        func tabBarController(
          _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        )
        // proxygen:name willBeginCustomizing
        func tabBarController(
          _ tabBarController: UITabBarController,
          willBeginCustomizing viewControllers: [UIViewController]
        )
        // proxygen:name willEndCustomizing
        func tabBarController(
          _ tabBarController: UITabBarController,
          willEndCustomizing viewControllers: [UIViewController],
          changed: Bool
        )
        // proxygen:name didEndCustomizing
        func tabBarController(
          _ tabBarController: UITabBarController,
          didEndCustomizing viewControllers: [UIViewController],
          changed: Bool
        )
      }

      // proxygen:parent UITextView
      protocol UITextViewDelegate {
        // proxygen:name didBeginEditing
        func textViewDidBeginEditing(_ textView: UITextView)
        // proxygen:name didEndEditing
        func textViewDidEndEditing(_ textView: UITextView)
        // proxygen:name didChange
        func textViewDidChange(_ textView: UITextView)
        // proxygen:name didChangeSelection
        func textViewDidChangeSelection(_ textView: UITextView)
      }

      // proxygen:parent NSTextStorage
      protocol NSTextStorageDelegate {
        // proxygen:name didProcessEditingRangeChangeInLength
        func textStorage(
          _ textStorage: NSTextStorage,
          didProcessEditing editedMask: NSTextStorage.EditActions,
          range editedRange: NSRange,
          changeInLength delta: Int
        )
      }

      // proxygen:parent WKWebView
      // proxygen:property navigationDelegate
      protocol WKNavigationDelegate {
        // proxygen:name didCommit
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
        // proxygen:name didStartLoad
        func webView(
          _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
        )
        // proxygen:name didFinishLoad
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
        // proxygen:name didFailLoad
        func webView(
          _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error
        )
      }
      """)
}

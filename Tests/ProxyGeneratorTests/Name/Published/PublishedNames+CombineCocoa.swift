extension PublishedNames {
  /// CombineCommunity/CombineCocoa, the names without `Publisher`.
  static let combineCocoa = PublishedNames(
    library: "CombineCocoa", isHeldOut: false,
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
        // proxygen:name willDisplayCell
        func tableView(
          _ tableView: UITableView,
          willDisplay cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        )
        // proxygen:name willDisplayHeaderView
        func tableView(
          _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        )
        // proxygen:name willDisplayFooterView
        func tableView(
          _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
        )
        // proxygen:name didEndDisplayingCell
        func tableView(
          _ tableView: UITableView,
          didEndDisplaying cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        )
        // proxygen:name didEndDisplayingHeaderView
        func tableView(
          _ tableView: UITableView,
          didEndDisplayingHeaderView view: UIView,
          forSection section: Int
        )
        // proxygen:name didEndDisplayingFooterView
        func tableView(
          _ tableView: UITableView,
          didEndDisplayingFooterView view: UIView,
          forSection section: Int
        )
        // proxygen:name itemAccessoryButtonTapped
        func tableView(
          _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        )
        // proxygen:name didHighlightRow
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
        // proxygen:name didUnhighlightRow
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
        // proxygen:name didSelectRow
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        // proxygen:name didDeselectRow
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
        // proxygen:name willBeginEditingRow
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
        // proxygen:name didEndEditingRow
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
      }

      // proxygen:parent UICollectionView
      protocol UICollectionViewDelegate {
        // proxygen:name didSelectItem
        func collectionView(
          _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        )
        // proxygen:name didDeselectItem
        func collectionView(
          _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
        )
        // proxygen:name didHighlightItem
        func collectionView(
          _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
        )
        // proxygen:name didUnhighlightRow
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
        // proxygen:name didEndDisplaySupplementaryView
        func collectionView(
          _ collectionView: UICollectionView,
          didEndDisplayingSupplementaryView view: UICollectionReusableView,
          forElementOfKind elementKind: String,
          at indexPath: IndexPath
        )
      }

      // proxygen:parent UISearchBar
      protocol UISearchBarDelegate {
        // proxygen:name textDidChange
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
        // proxygen:name searchButtonClicked
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
        // proxygen:name cancelButtonClicked
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
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
      """)
}

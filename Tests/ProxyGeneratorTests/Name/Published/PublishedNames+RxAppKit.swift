extension PublishedNames {
  /// Mx-Iris/RxAppKit.
  static let rxAppKit = PublishedNames(
    library: "RxAppKit", isHeldOut: false,
    source: """
      // proxygen:parent NSCollectionView
      protocol NSCollectionViewDelegate {
        // proxygen:name itemSelected
        func collectionView(
          _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
        )
        // proxygen:name itemDeselected
        func collectionView(
          _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
        )
        // proxygen:name itemHighlightState
        func collectionView(
          _ collectionView: NSCollectionView,
          didChangeItemsAt indexPaths: Set<IndexPath>,
          to highlightState: NSCollectionViewItem.HighlightState
        )
        // proxygen:name willDisplayItem
        func collectionView(
          _ collectionView: NSCollectionView,
          willDisplay item: NSCollectionViewItem,
          forRepresentedObjectAt indexPath: IndexPath
        )
        // proxygen:name willDisplaySupplementaryView
        func collectionView(
          _ collectionView: NSCollectionView,
          willDisplaySupplementaryView view: NSView,
          forElementKind elementKind: NSCollectionView.SupplementaryElementKind,
          at indexPath: IndexPath
        )
        // proxygen:name didEndDisplayingItem
        func collectionView(
          _ collectionView: NSCollectionView,
          didEndDisplaying item: NSCollectionViewItem,
          forRepresentedObjectAt indexPath: IndexPath
        )
        // proxygen:name didEndDisplayingSupplementaryView
        func collectionView(
          _ collectionView: NSCollectionView,
          didEndDisplayingSupplementaryView view: NSView,
          forElementOfKind elementKind: NSCollectionView.SupplementaryElementKind,
          at indexPath: IndexPath
        )
      }

      // proxygen:parent NSMenu
      protocol NSMenuDelegate {
        // proxygen:name willHighlight
        func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
        // proxygen:name willOpen
        func menuWillOpen(_ menu: NSMenu)
        // proxygen:name didClose
        func menuDidClose(_ menu: NSMenu)
        // proxygen:name needsUpdate
        func menuNeedsUpdate(_ menu: NSMenu)
      }

      // proxygen:parent NSPageController
      protocol NSPageControllerDelegate {
        // proxygen:name prepare
        func pageController(
          _ pageController: NSPageController,
          prepare viewController: NSViewController,
          with object: Any?
        )
        // proxygen:name didTransition
        func pageController(_ pageController: NSPageController, didTransitionTo object: Any)
        // proxygen:name willStartLiveTransition
        func pageControllerWillStartLiveTransition(_ pageController: NSPageController)
        // proxygen:name didEndLiveTransition
        func pageControllerDidEndLiveTransition(_ pageController: NSPageController)
      }

      // proxygen:parent NSPopover
      protocol NSPopoverDelegate {
        // proxygen:name didDetach
        func popoverDidDetach(_ popover: NSPopover)
      }

      // proxygen:parent NSSavePanel
      protocol NSOpenSavePanelDelegate {
        // proxygen:name didChangeSelection
        func panelSelectionDidChange(_ sender: Any?)
        // proxygen:name didChangeToDirURL
        func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
        // proxygen:name willExpand
        func panel(_ sender: Any, willExpand expanding: Bool)
        // proxygen:name validate
        func panel(_ sender: Any, validate url: URL) throws
      }

      // proxygen:parent NSSearchField
      protocol NSSearchFieldDelegate {
        // proxygen:name didStartSearching
        func searchFieldDidStartSearching(_ sender: NSSearchField)
        // proxygen:name didEndSearching
        func searchFieldDidEndSearching(_ sender: NSSearchField)
      }

      // proxygen:parent NSStackView
      protocol NSStackViewDelegate {
        // proxygen:name willDetach
        func stackView(_ stackView: NSStackView, willDetach views: [NSView])
        // proxygen:name didReattach
        func stackView(_ stackView: NSStackView, didReattach views: [NSView])
      }

      // proxygen:parent NSTabView
      protocol NSTabViewDelegate {
        // proxygen:name willSelect
        func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
        // proxygen:name didSelect
        func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
        // proxygen:name didChangeNumber
        func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
      }

      // proxygen:parent NSTableView
      protocol NSTableViewDelegate {
        // proxygen:name didAddRow
        func tableView(
          _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
        )
        // proxygen:name didRemoveRow
        func tableView(
          _ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int
        )
        // proxygen:name didClickColumn
        func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
        // proxygen:name didDragColumn
        func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
      }

      // proxygen:parent NSTextStorage
      protocol NSTextStorageDelegate {
        // proxygen:name willProcessEditingRangeChangeInLength
        func textStorage(
          _ textStorage: NSTextStorage,
          willProcessEditing editedMask: NSTextStorageEditActions,
          range editedRange: NSRange,
          changeInLength delta: Int
        )
        // proxygen:name didProcessEditingRangeChangeInLength
        func textStorage(
          _ textStorage: NSTextStorage,
          didProcessEditing editedMask: NSTextStorageEditActions,
          range editedRange: NSRange,
          changeInLength delta: Int
        )
      }
      """)
}

/// Types of UIKit whose values aren't `Sendable`, by their names. All others are: classes on the main actor, or values.
///
/// As the compiler finds them in the SDK of iOS 16.5; a protocol is none, even on the main actor (SE-0316).
enum UnsendableTypes {
  static func contains(_ name: String) -> Bool {
    ["Delegate", "DataSource"].contains(where: name.hasSuffix)
      || protocols.contains(name) || others.contains(name)
  }

  /// Those that their endings don't tell.
  private static let protocols: Set<String> = [
    "UIAccessibilityContainerDataTable", "UIAccessibilityContainerDataTableCell",
    "UIAccessibilityContentSizeCategoryImageAdjusting", "UIAccessibilityIdentification",
    "UIAccessibilityReadingContent", "UIActivityItemSource",
    "UIActivityItemsConfigurationProviding", "UIActivityItemsConfigurationReading", "UIAppearance",
    "UIAppearanceContainer", "UIBarPositioning", "UICollectionViewDataSourcePrefetching",
    "UICollectionViewDelegateFlowLayout", "UICollectionViewDropCoordinator",
    "UICollectionViewDropItem", "UICollectionViewDropPlaceholderContext", "UIConfigurationState",
    "UIContentConfiguration", "UIContentContainer", "UIContentSizeCategoryAdjusting",
    "UIContentView", "UIContextMenuInteractionAnimating", "UIContextMenuInteractionCommitAnimating",
    "UICoordinateSpace", "UIDataSourceModelAssociation", "UIDataSourceTranslating",
    "UIDragAnimating", "UIDragDropSession", "UIDragSession", "UIDropSession", "UIDynamicItem",
    "UIEditMenuInteractionAnimating", "UIFocusAnimationContext", "UIFocusDebuggerOutput",
    "UIFocusEnvironment", "UIFocusItem", "UIFocusItemContainer", "UIFocusItemScrollableContainer",
    "UIInputViewAudioFeedback", "UIInteraction", "UIItemProviderPresentationSizeProviding",
    "UIKeyInput", "UILargeContentViewerItem", "UILayoutGuideAspectFitting", "UILayoutSupport",
    "UIMenuBuilder", "UIMenuLeaf", "UIObjectRestoration", "UIPasteConfigurationSupporting",
    "UIPointerInteractionAnimating", "UIPopoverBackgroundViewMethods",
    "UIPopoverPresentationControllerSourceItem", "UIPreviewActionItem",
    "UIResponderStandardEditActions", "UISearchResultsUpdating", "UISearchSuggestion",
    "UISearchTextFieldPasteItem", "UISheetPresentationControllerDetentResolutionContext",
    "UISpringLoadedInteractionBehavior", "UISpringLoadedInteractionContext",
    "UISpringLoadedInteractionEffect", "UISpringLoadedInteractionSupporting", "UIStateRestoring",
    "UITableViewDataSourcePrefetching", "UITableViewDropCoordinator", "UITableViewDropItem",
    "UITableViewDropPlaceholderContext", "UITextDocumentProxy", "UITextDragRequest",
    "UITextDraggable", "UITextDropRequest", "UITextDroppable", "UITextInput",
    "UITextInputTokenizer", "UITextInputTraits", "UITextPasteConfigurationSupporting",
    "UITextPasteItem", "UITextSearching", "UITimingCurveProvider", "UITraitEnvironment",
    "UIUserActivityRestoring", "UIViewAnimating", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerContextTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerPreviewing", "UIViewControllerRestoration",
    "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext",
    "UIViewImplicitlyAnimating",
  ]

  private static let others: Set<String> = [
    "UIAccessibilityCustomAction", "UIAccessibilityCustomRotor",
    "UIAccessibilityCustomRotorItemResult", "UIAccessibilityCustomRotorSearchPredicate",
    "UIAccessibilityLocationDescriptor", "UIApplicationShortcutIcon", "UIApplicationShortcutItem",
    "UIBackgroundConfiguration", "UICellAccessory", "UICellConfigurationState",
    "UICollectionLayoutListConfiguration", "UIGraphicsRenderer", "UIGraphicsRendererContext",
    "UIGraphicsRendererFormat", "UIListContentConfiguration", "UIListSeparatorConfiguration",
    "UIPointerShape", "UITextInputContext", "UIToolTipConfiguration", "UIViewConfigurationState",
  ]
}

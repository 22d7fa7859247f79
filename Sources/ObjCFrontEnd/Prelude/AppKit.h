// The classes of AppKit that other declarations mention most; proxygen makes up what else they need.
#pragma once
#import <Foundation/Foundation.h>

#ifndef PX_CLASS
#define PX_CLASS(name, super) \
  @interface name : super \
  @end
#endif

#pragma clang assume_nonnull begin

PX_CLASS(NSResponder, NSObject)
PX_CLASS(NSApplication, NSResponder)
PX_CLASS(NSView, NSResponder)
PX_CLASS(NSWindow, NSResponder)
PX_CLASS(NSPanel, NSWindow)
PX_CLASS(NSControl, NSView)
PX_CLASS(NSButton, NSControl)
PX_CLASS(NSTextField, NSControl)
PX_CLASS(NSSearchField, NSTextField)
PX_CLASS(NSTableView, NSControl)
PX_CLASS(NSOutlineView, NSTableView)
PX_CLASS(NSCollectionView, NSView)
PX_CLASS(NSScrollView, NSView)
PX_CLASS(NSText, NSView)
PX_CLASS(NSTextView, NSText)
PX_CLASS(NSSplitView, NSView)
PX_CLASS(NSTabView, NSView)
PX_CLASS(NSViewController, NSResponder)
PX_CLASS(NSWindowController, NSResponder)
PX_CLASS(NSMenu, NSObject)
PX_CLASS(NSMenuItem, NSObject)
PX_CLASS(NSEvent, NSObject)
PX_CLASS(NSImage, NSObject)
PX_CLASS(NSColor, NSObject)
PX_CLASS(NSFont, NSObject)
PX_CLASS(NSPasteboard, NSObject)
PX_CLASS(NSDocument, NSObject)
PX_CLASS(NSToolbar, NSObject)
PX_CLASS(NSToolbarItem, NSObject)
PX_CLASS(NSGestureRecognizer, NSObject)

#pragma clang assume_nonnull end

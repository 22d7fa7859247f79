class Deck {
  weak var delegate: (any DeckDelegate)?
}

// The sender's own label says what the method is about.
protocol DeckDelegate: AnyObject {
  func deck(deckWasShuffled deck: Deck)
  func deck(deckShouldShuffle deck: Deck) -> Bool
  func deck(didDeal deck: Deck, to player: String)
}

class ChatCollectionView {
  weak var delegate: (any ChatCollectionViewDelegate)?
}

// A view that isn't the sender keeps its last word.
protocol ChatCollectionViewDelegate: AnyObject {
  func configurePictureView(_ pictureView: String, in chatCollectionView: ChatCollectionView)
  func headerView(for section: Int, in chatCollectionView: ChatCollectionView) -> String
  func didDismissView(_ view: ChatCollectionView)
  func didScrollChatCollectionView(_ chatCollectionView: ChatCollectionView)
}

class SlidingPanelController {
  weak var delegate: (any SlidingPanelControllerDelegate)?
}

// The sender without its most general word.
protocol SlidingPanelControllerDelegate: AnyObject {
  func slidingPanelDidMove(_ controller: SlidingPanelController)
  func panelShouldStop(_ controller: SlidingPanelController) -> Bool
  func slidingPanelPosition(_ controller: SlidingPanelController) -> Int
  func slidingPanel(_ controller: SlidingPanelController, insetFor edge: Int) -> Double
}

class AlarmClock {
  weak var delegate: (any AlarmClockDelegate)?
}

class Dial {}

class Hand {}

// Some begin with the protocol's name, and some have several subjects before the verb.
protocol AlarmClockDelegate: AnyObject {
  func alarmClockDelegateDidSnooze(_ alarmClock: AlarmClock)
  func alarmClock(_ alarmClock: AlarmClock, dial: Dial, didTurnBy angle: Double)
  func alarmClock(_ alarmClock: AlarmClock, dial: Dial, hand: Hand, didReach hour: Int)
  func alarmClock(_ alarmClock: AlarmClock, dial: Dial, hand: Hand, needleDidBreak force: Double)
}

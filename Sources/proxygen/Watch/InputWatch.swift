import Essentials

/// Waits until something changes that a run depends on.
struct InputWatch {
  private var detection: ChangeDetection
  private let stop: StopSignal
  /// The state of the disk that the last run has seen.
  private var seen: DiskSurvey?

  /// In milliseconds: how long nothing must happen before a change counts as whole. An editor's save takes less.
  private static let silence = 20
  /// How long is waited for silence at most.
  private static let patience = 2_000
  /// How often somebody looks who isn't told.
  private static let period = 200

  init(_ method: WatchMethod, stop: StopSignal) throws(SystemError) {
    self.stop = stop
    switch method {
    case .looking: detection = .polling
    case .listening: detection = try .ofThisSystem()
    }
  }

  var isStopped: Bool { stop.hasCome }

  var isPolling: Bool {
    if case .polling = detection { return true }
    return false
  }

  /// Returns at once when it is called for the first time, and when something has changed since it returned.
  ///
  /// - Parameters:
  ///   - roots: asked again each time, since a configuration may have changed.
  ///   - outputs: absolute paths of what the last run made: it is made again when it is missing.
  /// - Returns: how many folders are watched; nil when a signal has come.
  mutating func waitForChange(
    _ roots: () -> Set<WatchRoot>, outputs: Set<String>
  ) -> Int? {
    while true {
      let survey = survey(roots, outputs)
      guard let last = seen, !survey.isNewer(than: last) else {
        seen = survey
        return survey.folders.count
      }
      seen?.missingOutputs = survey.missingOutputs
      guard wait() else { return nil }
    }
  }

  /// What is there, when everything that is there is watched: whatever comes later is news.
  private mutating func survey(
    _ roots: () -> Set<WatchRoot>, _ outputs: Set<String>
  ) -> DiskSurvey {
    var survey = DiskSurvey(roots(), outputs: outputs, after: seen)
    guard case .events(let watcher) = detection else { return settled(survey, roots, outputs) }
    do {
      while try watcher.watch(survey.folders) {
        survey = DiskSurvey(roots(), outputs: outputs, after: survey)
      }
    } catch {
      // There are limits on how much a user may watch.
      detection = .polling
    }
    return survey
  }

  /// While a change is under way, two looks in a row see different things.
  private func settled(
    _ survey: DiskSurvey, _ roots: () -> Set<WatchRoot>, _ outputs: Set<String>
  ) -> DiskSurvey {
    guard let seen, survey.isNewer(than: seen) else { return survey }
    var survey = survey
    for _ in 0..<(Self.patience / Self.silence) {
      if Readiness.first([stop.descriptor], milliseconds: Self.silence) != nil { break }
      let next = DiskSurvey(roots(), outputs: outputs, after: survey)
      let isSettled = next.files == survey.files
      survey = next
      if isSettled { break }
    }
    return survey
  }

  /// - Returns: false when a signal has come.
  private func wait() -> Bool {
    guard case .events(let watcher) = detection else {
      return Readiness.first([stop.descriptor], milliseconds: Self.period) == nil
        && !stop.hasCome
    }
    let descriptors = [stop.descriptor, watcher.descriptor]
    while !stop.hasCome {
      guard Readiness.first(descriptors, milliseconds: nil) == 1, watcher.takeNews() else {
        continue
      }
      waitForSilence(watcher)
      return !stop.hasCome
    }
    return false
  }

  private func waitForSilence(_ watcher: any FileWatcher) {
    let end = ContinuousClock.now + .milliseconds(Self.patience)
    var silence = ContinuousClock.now + .milliseconds(Self.silence)
    while true {
      let rest = min(silence, end) - .now
      let milliseconds = Int((rest / .milliseconds(1)).rounded(.up))
      guard milliseconds > 0 else { return }
      switch Readiness.first([stop.descriptor, watcher.descriptor], milliseconds: milliseconds) {
      case 0: return
      case 1 where watcher.takeNews(): silence = .now + .milliseconds(Self.silence)
      default: continue
      }
    }
  }
}

import Combine
import UIKit

final class SettingsController: UIViewController {
  let button = UIButton(frame: .zero)
  let toggle = UISwitch(frame: .zero)
  let field = UITextField(frame: .zero)
  var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.publisher(for: .touchUpInside)
      .sink { button in button.isSelected = true }
      .store(in: &subscriptions)
    toggle.publisher(for: [.valueChanged, .touchUpOutside])
      .map { toggle in toggle.isOn }
      .sink { isOn in print(isOn) }
      .store(in: &subscriptions)
    toggle.isOnPublisher.sink { print($0) }.store(in: &subscriptions)
    field.textPublisher.sink { print($0 ?? "") }.store(in: &subscriptions)
    button.tapPublisher.sink { print("tapped") }.store(in: &subscriptions)
  }
}

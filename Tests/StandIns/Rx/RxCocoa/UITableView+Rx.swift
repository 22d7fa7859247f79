#if canImport(UIKit)
  import RxSwift
  import UIKit

  open class RxTableViewDelegateProxy: RxScrollViewDelegateProxy {
    public private(set) weak var tableView: UITableView?

    public init(tableView: UITableView) {
      self.tableView = tableView
      super.init(scrollView: tableView)
    }
  }

  extension RxTableViewDelegateProxy: UITableViewDelegate {}

  extension UITableView: HasDataSource {
    public typealias DataSource = UITableViewDataSource
  }

  open class RxTableViewDataSourceProxy: DelegateProxy<UITableView, UITableViewDataSource>,
    DelegateProxyType
  {
    public private(set) weak var tableView: UITableView?

    public init(tableView: UITableView) {
      self.tableView = tableView
      super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
    }

    public static func registerKnownImplementations() {
      register { RxTableViewDataSourceProxy(tableView: $0) }
    }
  }

  extension RxTableViewDataSourceProxy: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      forwardToDelegate()?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      forwardToDelegate()?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
    }
  }

  extension Reactive where Base: UITableView {
    public var dataSource: DelegateProxy<UITableView, UITableViewDataSource> {
      RxTableViewDataSourceProxy.proxy(for: base)
    }

    public var itemSelected: ControlEvent<IndexPath> {
      ControlEvent(events: Observable<IndexPath>.never())
    }

    public func setDataSource(_ dataSource: UITableViewDataSource) -> Disposable {
      RxTableViewDataSourceProxy.installForwardDelegate(
        dataSource, retainDelegate: false, onProxyForObject: base)
    }
  }
#endif

import Foundation

/// Shows views; nothing is drawn.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// A controller.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {}

  /// A controller from a storyboard, which there is none of.
  public required init?(coder: NSCoder) {}

  /// Its view, made when it is asked for; of the type that Apple gives it, so that code unwraps it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var view: UIView! = makeView()
  /// Whether its view was made.
  open private(set) var isViewLoaded = false
  /// Its title.
  open var title: String?
  /// What its bar shows.
  public let navigationItem = UINavigationItem()
  /// Whom it is in.
  open private(set) weak var parent: UIViewController?
  /// Who is in it.
  open private(set) var children: [UIViewController] = []
  /// Who shows it.
  open private(set) weak var presentingViewController: UIViewController?
  /// Whom it shows: the last alert or controller that no one dismissed.
  open private(set) var presentedViewController: UIViewController?
  /// How it is shown.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a swipe cannot dismiss it.
  open var isModalInPresentation = false

  /// The navigation controller that it is in.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// Makes its view.
  open func loadView() { view = UIView() }
  /// Its view was made.
  open func viewDidLoad() {}
  /// Its view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Its view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Its view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Its view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Its views are about to be placed.
  open func viewWillLayoutSubviews() {}
  /// Its views were placed.
  open func viewDidLayoutSubviews() {}
  /// Memory is short.
  open func didReceiveMemoryWarning() {}

  /// Whether what it shows covers only its own place.
  open var definesPresentationContext = false

  /// Goes where a storyboard says, which there is none of: `prepare` is not called.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Called before a storyboard segue shows another controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Shows another controller: on top, if it is in a navigation controller.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Makes its view, if that was not done.
  open func loadViewIfNeeded() { _ = view }

  /// Shows another controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Takes away what it shows, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let presentingViewController {
      return presentingViewController.dismiss(animated: flag, completion: completion)
    }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  /// Takes another controller in.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  /// Was taken in, or let go.
  open func didMove(toParent parent: UIViewController?) {}
  /// Is about to be taken in, or let go.
  open func willMove(toParent parent: UIViewController?) {}

  /// Leaves the controller that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func makeView() -> UIView {
    let made = UIView()
    isViewLoaded = true
    defer { viewDidLoad() }
    return made
  }
}

/// The way from one controller of a storyboard to another.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// What the storyboard calls it.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it ends.
  public let destination: UIViewController

  /// A way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Goes there; what a storyboard says of how is not here.
  open func perform() {}
}

/// How a controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// What the bar shows of a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Its title.
  open var title: String?

  /// An item without a title.
  public nonisolated override init() { super.init() }
}

/// Shows one controller after another.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the top one last.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      let (old, new) = (oldValue, viewControllers)
      for gone in old where !new.contains(gone) { gone.removeFromParent() }
      for come in new where !old.contains(come) { addChild(come) }
    }
  }
  /// The top one.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The top one, or what it shows.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Begins with a controller.
  public init(rootViewController: UIViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  /// A controller from a storyboard, which there is none of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows another controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Goes back by one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
}

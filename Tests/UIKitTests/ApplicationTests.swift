import AppHosting
import Foundation
import PhoneSimulator
import PlatformModel
import Testing
@testable import UIKit

@Suite("UIApplication, driven by the phone")
@MainActor
struct ApplicationTests {
  let phone = VirtualPhone(system: .iOS(17, 4))

  func launched() throws -> HostedProcess {
    let app = try phone.install(AppPackage(name: "Trail"))
    try phone.open(app)
    return try #require(AppHost.of(phone).process(of: app))
  }

  @Test func `openSettingsURLString leads to Settings, and so to the background`() throws {
    let process = try launched()
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    process.asCurrent {
      #expect(UIApplication.shared.canOpenURL(url))
      UIApplication.shared.lifeCycle.state = .active
      UIApplication.shared.open(url)
    }
    #expect(phone.screen == .settings)
  }

  @Test func `what Apple unwraps by itself is unwrapped, and can be asked for nil`() {
    let (label, view) = (UILabel(), UIView())
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    if let color = view.tintColor { #expect(color == .systemBlue) }
    view.tintColor = nil
    #expect(view.tintColor == nil)
  }

  @Test func `the controllers of a navigation controller can be set`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.viewControllers = [first, third]
    #expect(navigation.topViewController === third)
    #expect(navigation.children == [first, third])
    #expect(third.navigationController === navigation)
    #expect(second.parent == nil)
    #expect(navigation.popViewController(animated: false) === third)
    #expect(navigation.children == [first])
  }

  @Test func `a control calls the methods of its targets, and holds none of them`() {
    final class Screen {
      var taps: [UIControl?] = []
      func tap() { taps.append(nil) }
      func tap(on control: UIControl) { taps.append(control) }
    }
    let (control, screen) = (UISwitch(), Screen())
    let tap = Selector("tap", Screen.tap as (Screen) -> () -> Void)
    control.addTarget(screen, action: tap, for: .touchUpInside)
    control.addTarget(
      screen, action: Selector("tap", Screen.tap(on:)), for: [.touchUpInside, .valueChanged])
    control.addTarget(Screen(), action: tap, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(screen.taps == [nil, control])
    control.removeTarget(screen, action: tap, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(screen.taps == [nil, control, control])
    control.removeTarget(nil, action: nil, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(screen.taps.count == 4)
    control.removeTarget(screen, action: nil, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(screen.taps.count == 4)
    control.addTarget(screen, action: tap, for: .touchDown)
    control.addTarget(screen, action: tap, for: [.touchDown, .editingChanged])
    control.sendActions(for: .touchDown)
    #expect(screen.taps.count == 5, "added twice, it is called once")
    control.sendActions(for: .editingChanged)
    #expect(screen.taps.count == 6)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(screen.taps.count == 6)
  }

  @Test func `a scheme that nothing knows is not opened`() throws {
    let process = try launched()
    let url = try #require(URL(string: "trail-unknown:1"))
    process.asCurrent {
      #expect(!UIApplication.shared.canOpenURL(url))
      UIApplication.shared.open(url)
    }
    #expect(phone.screen.app == process.app.id)
  }

  @Test func `each process has one application, and another process another`() throws {
    let process = try launched()
    let first = process.asCurrent { UIApplication.shared }
    process.asCurrent { #expect(UIApplication.shared === first) }
    try phone.forceQuit(process.app)
    try phone.open(process.app)
    let next = try #require(AppHost.of(phone).process(of: process.app))
    next.asCurrent { #expect(UIApplication.shared !== first) }
  }

  @Test func `a step reaches the delegate and everybody else, and changes the state`() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var calls: [String] = []
      func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
      func applicationDidEnterBackground(_ application: UIApplication) {
        calls.append("background")
      }
      func applicationWillEnterForeground(_ application: UIApplication) { calls.append("fore") }
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    }
    let delegate = Delegate()
    try launched().asCurrent {
      let application = UIApplication.shared
      application.launch(delegate)
      application.take(.enterForeground)
      application.take(.becomeActive)
      #expect(application.applicationState == .active)
      application.take(.resign)
      application.take(.enterBackground)
      #expect(application.applicationState == .background)
      application.take(.enterForeground)
      application.take(.becomeActive)
    }
    #expect(delegate.calls == ["active", "resign", "background", "fore", "active"])
  }

  @Test func `the version that a device says is the phone's, where #available always is true`()
    throws
  {
    try launched().asCurrent { #expect(UIDevice.current.systemVersion == "17.4") }
  }

  @Test func `an alert goes when a button is pressed, and its action runs`() {
    let screen = UIViewController()
    var pressed = ""
    let alert = UIAlertController(title: "Location", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Settings", style: .default) { pressed = $0.title ?? "" })
    screen.present(alert, animated: true)
    #expect(screen.presentedViewController === alert)
    alert.press(alert.actions[0])
    #expect(pressed == "Settings")
    #expect(screen.presentedViewController == nil)
  }

  class Plain: NSObject, UIApplicationDelegate {
    let place: String
    var options: [UIApplication.LaunchOptionsKey: Any]? = [:]

    override init() { place = "Graz" }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      options = launchOptions
      return true
    }
  }

  @Test func `a delegate whose init() is not required is launched by hand`() throws {
    try launched().asCurrent {
      Plain.main()
      #expect(UIApplication.shared.delegate == nil)
      let delegate = Plain()
      UIApplication.shared.launch(delegate)
      #expect(UIApplication.shared.delegate === delegate)
      #expect(delegate.options == nil)
    }
  }

  /// A delegate and a screen as Swift 4 spells them.
  final class Older: NSObject, UIApplicationDelegate {
    var isLaunched = false
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
      isLaunched = true
      return true
    }
  }

  @Test func `a delegate that spells its options as Swift 4 did is launched`() throws {
    try launched().asCurrent {
      let delegate = Older()
      UIApplication.shared.launch(delegate)
      #expect(delegate.isLaunched)
      #expect(
        Notification.Name.UIApplicationDidBecomeActive
          == UIApplication.didBecomeActiveNotification)
    }
  }

  @Test func `a view has a layer, pictures and what storyboards ask of it`() {
    let picture = UIImageView(image: UIImage(named: "Flag"))
    picture.layer.borderColor = UIColor.red.cgColor
    #expect(picture.layer.borderColor?.components == [1, 0, 0, 1])
    #expect(picture.image != nil)
    #expect(picture.endEditing(true))
    #expect(UIFont(name: "Georgia", size: 12)?.pointSize == 12)
    let screen = UIViewController()
    let bar = UINavigationController(rootViewController: UIViewController())
    bar.topViewController?.show(screen, sender: nil)
    #expect(bar.topViewController === screen)
    screen.performSegue(withIdentifier: "Detail", sender: nil)
    #expect(bar.topViewController === screen)
  }
}

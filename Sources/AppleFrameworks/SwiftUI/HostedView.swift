import AppHosting
import Foundation
import Synchronization

/// A view that is shown without being drawn.
///
/// Its body and those of its children are made, what they do when they appear is done once, and
/// their buttons can be tapped.
///
/// Lists of rows, sheets and what a link leads to are not made. The state of a child begins again
/// each time, but for its state objects.
@MainActor
public final class HostedView<Root: View> {
  private let root: Root
  private let shown = Shown()

  /// Shows a view.
  public init(_ root: Root) {
    self.root = root
    shown.make(root)
    for appear in shown.appearing { appear() }
    for work in shown.tasks { Task { await work() } }
  }

  /// Taps the button with a title; nothing where there is none now.
  public func tap(_ title: String) {
    shown.make(root)
    shown.buttons.first { $0.title == title }?.action()
  }

  /// Taps one of the buttons without a title, by its place among them; nothing where there is none.
  public func tap(untitled place: Int) {
    shown.make(root)
    let untitled = shown.buttons.filter { $0.title == nil }
    if untitled.indices.contains(place) { untitled[place].action() }
  }
}

/// What is met while the bodies of views are made, on the main thread.
final class Shown: @unchecked Sendable {
  struct Button {
    var title: String?
    var action: @MainActor () -> Void
  }

  private(set) var buttons: [Button] = []
  private(set) var appearing: [() -> Void] = []
  private(set) var tasks: [@MainActor @Sendable () async -> Void] = []
  /// The state objects of children, by their types and their order.
  private var objects: [ObjectIdentifier: [AnyObject]] = [:]
  private var asked: [ObjectIdentifier: Int] = [:]

  /// The one whose bodies are made now; nil while nothing is shown.
  static var current: Shown? {
    making.withLock { $0[UInt(pthread_self())] }
  }
  private static let making = Mutex<[UInt: Shown]>([:])

  @MainActor fileprivate func make(_ root: some View) {
    buttons = []
    appearing = []
    tasks = []
    asked = [:]
    let thread = UInt(pthread_self())
    Self.making.withLock { $0[thread] = self }
    Self.meet(root)
    Self.making.withLock { $0[thread] = nil }
  }

  /// Makes the body of a view that is met, where it has one.
  static func meet<Content: View>(_ view: Content) {
    guard current != nil, Content.Body.self != Never.self else { return }
    let met = Unchecked(value: view)
    MainActor.assumeIsolated { meet(met.value.body) }
  }

  /// Makes what is within a view of the framework's own.
  static func within<Content>(_ content: () -> Content) {
    if current != nil { _ = content() }
  }

  static func button(_ title: String?, _ action: @escaping @MainActor () -> Void) {
    current?.buttons.append(Button(title: title, action: action))
  }

  static func appear(_ action: (() -> Void)?) {
    if let action { current?.appearing.append(action) }
  }

  static func task(_ work: @escaping @MainActor @Sendable () async -> Void) {
    current?.tasks.append(work)
  }

  /// The object that a child had at the last time.
  static func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    guard let shown = current else { return make() }
    let type = ObjectIdentifier(Object.self)
    let place = shown.asked[type, default: 0]
    shown.asked[type] = place + 1
    if let kept = shown.objects[type], kept.indices.contains(place),
      let object = kept[place] as? Object
    {
      return object
    }
    let object = make()
    shown.objects[type, default: []].append(object)
    return object
  }

  private struct Unchecked<Value>: @unchecked Sendable { var value: Value }
}

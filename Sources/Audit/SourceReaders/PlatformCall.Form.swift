extension PlatformCall {
  /// How an API is used: only some uses run it.
  ///
  /// A call, an assignment and a construction act when the code runs. A reference hands the API over or
  /// asks its class a harmless question: it puts the name into the binary, where the store sees it.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// The method is called.
    case call
    /// The property is set.
    case assignment
    /// An object of the class is made.
    case construction
    /// The selector, the method or the class is named without a call: `#selector`, `CMPedometer.self`.
    case reference
    /// The property, or the Info.plist key, is read.
    case read
    /// A class of the app inherits from it.
    case subclass
    /// A class of the app has the method, for the platform to call.
    case implementation
    /// Compiled code sends the message, or messages to the class; what it hands over is not seen.
    case linked
  }
}

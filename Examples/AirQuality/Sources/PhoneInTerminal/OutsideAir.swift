import AirQuality
import DeterministicExecution
import PhoneSimulator

/// A provider for an app on a virtual phone, whose clock stands still while the network works.
public struct OutsideAir<Provider: AirProvider>: AirProvider {
  private let provider: Provider

  /// Sends what is asked to a provider outside.
  public init(_ provider: Provider) { self.provider = provider }

  /// The air at a place, now.
  public func air(at place: Place) async throws -> Air {
    try await VirtualPhone.outside { [provider] in try await provider.air(at: place) }
  }

  /// The places of a name.
  public func places(named name: String) async throws -> [Place] {
    try await VirtualPhone.outside { [provider] in try await provider.places(named: name) }
  }
}

import CoreLocation
import LocationAuthorization
import Observation

/// The screen: what it shows, and what a tap does. It draws nothing, and knows no prompt.
@MainActor @Observable
public final class AirScreen {
  /// The place that is shown, or what the app is for.
  public private(set) var title = "The air around you"
  /// The air there.
  public private(set) var air: Air?
  /// What is the matter and what to do about it, in words for the person.
  public private(set) var message: String?
  /// What a search has found, to choose from.
  public private(set) var cities: [Place] = []
  /// Whether something is being found out.
  public private(set) var isLoading = false
  /// Whether the search for a city comes first, because the location is not to be had.
  public private(set) var prefersSearch = false

  @ObservationIgnored private let permissions: LocationPermissions
  @ObservationIgnored private let provider: any AirProvider
  @ObservationIgnored private let finder = LocationFinder()
  /// The place of the last attempt, which ``retry()`` asks about again.
  @ObservationIgnored private var place: Place?
  /// The person's last wish; what belongs to an earlier one is not shown any more.
  @ObservationIgnored private var wish = 0

  /// The screen as it opens; nothing is asked.
  public init(_ permissions: LocationPermissions, provider: any AirProvider) {
    self.permissions = permissions
    self.provider = provider
  }
}

extension AirScreen {
  /// The button "Use My Location": asks where nothing was decided, then finds, names and shows.
  public func useMyLocation() async {
    let wish = begin()
    let result = await permissions.request(.whenInUse)
    guard wish == self.wish else { return }
    guard result.isGranted else { return explain(result) }
    do {
      let location = try await finder.location()
      let name = await LocationFinder.name(of: location)
      let isNear = result.state.accuracy == .reducedAccuracy
      await show(
        Place(
          name: (isNear ? "Near " : "") + (name ?? "Your Location"),
          latitude: location.coordinate.latitude, longitude: location.coordinate.longitude), wish)
    } catch {
      guard wish == self.wish else { return }
      end("Your location could not be found. Try again, or search for a city.")
      prefersSearch = true
    }
  }

  /// The search field.
  public func search(_ name: String) async {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { return }
    let wish = begin()
    do {
      let found = try await provider.places(named: name)
      guard wish == self.wish else { return }
      cities = found
      end(found.isEmpty ? "No city is called “\(name)”." : nil)
    } catch {
      if wish == self.wish { end("\(error)") }
    }
  }

  /// A tap on a city that was found.
  public func choose(_ city: Place) async { await show(city, begin()) }

  /// The button "Try Again".
  public func retry() async {
    if let place { await show(place, begin()) } else { await useMyLocation() }
  }

  /// Follows Settings for as long as the screen is there.
  public func follow() async {
    for await change in permissions.changes() {
      let (old, new) = (change.old, change.new)
      guard
        old.authorization != new.authorization
          || old.locationServicesEnabled != new.locationServicesEnabled
      else { continue }
      prefersSearch = !new.isLocationAuthorized && new.authorization != .notDetermined
      if !isLoading { message = nil }
    }
  }
}

extension AirScreen {
  private func begin() -> Int {
    wish += 1
    isLoading = true
    message = nil
    cities = []
    return wish
  }

  private func end(_ message: String? = nil) {
    isLoading = false
    self.message = message
  }

  /// Says why there is no location; a city can always be searched for.
  private func explain(_ result: PermissionRequest.Result) {
    switch result.outcome {
    case .interrupted: end("Tap again when you are ready.")
    default:
      // Any other step, such as a key to add to the Info.plist, is not the person's to take.
      let advice = result.advice.flatMap { $0.settingsPath == nil ? nil : $0.suggestion }
      end(advice.map { $0 + "\nOr search for a city." } ?? "Search for a city.")
      prefersSearch = true
    }
  }

  private func show(_ place: Place, _ wish: Int) async {
    guard wish == self.wish else { return }
    title = place.name
    air = nil
    self.place = place
    do {
      let air = try await provider.air(at: place)
      guard wish == self.wish else { return }
      self.air = air
      end()
    } catch {
      if wish == self.wish { end("\(error)") }
    }
  }
}

import Foundation
import PhoneSimulator

/// A place with its address, as far as the phone's geocoder knows it.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The place itself.
  open var location: CLLocation? { values.location }
  /// The area.
  open var region: CLRegion? { values.region }
  /// Its time zone, which the phone does not know.
  open var timeZone: TimeZone? { nil }
  /// Its name.
  open var name: String? { values.locality ?? values.country }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  /// The city.
  open var locality: String? { values.locality }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { values.countryCode }
  /// The country.
  open var country: String? { values.country }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }

  private let values: Values

  /// All that a placemark knows.
  struct Values {
    var location: CLLocation?
    var region: CLRegion?
    var locality: String?
    var country: String?
    var countryCode: String?
  }

  init(_ values: Values) { self.values = values }

  /// A place without a name, for what stands for MapKit.
  @_spi(Stubs) public init(at location: CLLocation) { values = Values(location: location) }

  /// A copy.
  public init(placemark: CLPlacemark) { values = placemark.values }

  /// Archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
    values = Values(
      location: coder.decodeObject(of: CLLocation.self, forKey: "location"),
      region: coder.decodeObject(of: CLCircularRegion.self, forKey: "region"),
      locality: text("locality"), country: text("country"), countryCode: text("countryCode"))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(values.location, forKey: "location")
    coder.encode(values.region as? CLCircularRegion, forKey: "region")
    coder.encode(values.locality.map { NSString(string: $0) }, forKey: "locality")
    coder.encode(values.country.map { NSString(string: $0) }, forKey: "country")
    coder.encode(values.countryCode.map { NSString(string: $0) }, forKey: "countryCode")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    [values.locality, values.country].compactMap(\.self).joined(separator: ", ")
  }
}

import Foundation
import PlatformModel

/// Every movement counts: no filter (IOS-AUTH-008).
public let kCLDistanceFilterNone: CLLocationDistance = LocationManagerDefaults.distanceFilter
/// Every turn counts: no filter.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The highest accuracy, with further sensors.
public let kCLLocationAccuracyBestForNavigation = LocationAccuracy.bestForNavigation.rawValue
/// The best accuracy; a fresh manager's (IOS-AUTH-010).
public let kCLLocationAccuracyBest = LocationAccuracy.best.rawValue
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters = LocationAccuracy.nearestTenMeters.rawValue
/// Within a hundred meters; the coarsest that iOS 16.4 does not suspend (IOS-BG-019).
public let kCLLocationAccuracyHundredMeters = LocationAccuracy.hundredMeters.rawValue
/// Within a kilometer.
public let kCLLocationAccuracyKilometer = LocationAccuracy.kilometer.rawValue
/// Within three kilometers.
public let kCLLocationAccuracyThreeKilometers = LocationAccuracy.threeKilometers.rawValue
/// What an app gets whose user keeps precise location off, iOS 14+ (IOS-ACC-006).
public let kCLLocationAccuracyReduced = LocationAccuracy.reduced.rawValue
/// No limit to a distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// No limit to a time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// The domain of CLError.
public let kCLErrorDomain = LocationErrorCode.domain
/// The key of an error under which is a region that can be monitored better.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"
/// The domain of CLLocationPushServiceError, iOS 15+.
public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

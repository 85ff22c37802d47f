@_exported import CoreBluetooth
@_exported import CoreLocation
@_exported import CoreMotion
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation

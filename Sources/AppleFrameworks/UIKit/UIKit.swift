// What Apple's module brings along, so that a file that imports it alone finds it here too.
@_exported import Combine
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import UIKit

@_exported import Combine
@_exported import Foundation
@_exported import SwiftUI
@_exported import UIKit

// The structures of C as lists of numbers, for archives.

/// A structure of three numbers.
protocol Vector {
  var x: Double { get }
  var y: Double { get }
  var z: Double { get }
  init(x: Double, y: Double, z: Double)
}

extension Vector {
  var numbers: [Double] { [x, y, z] }

  /// A structure of a list that has three numbers.
  init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], z: numbers[2]) }
}

extension CMAcceleration: Vector {}
extension CMRotationRate: Vector {}
extension CMMagneticField: Vector {}

extension CMQuaternion {
  var numbers: [Double] { [x, y, z, w] }

  /// A quaternion of a list that has four numbers.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3])
  }
}

extension CMRotationMatrix {
  var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  /// A matrix of a list that has nine numbers.
  init(_ numbers: [Double]) {
    self.init(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m21: numbers[3], m22: numbers[4],
      m23: numbers[5], m31: numbers[6], m32: numbers[7], m33: numbers[8])
  }
}

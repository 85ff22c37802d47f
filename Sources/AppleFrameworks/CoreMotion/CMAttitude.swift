import Foundation

/// How the phone is turned.
open class CMAttitude: NSObject, NSCopying, NSSecureCoding {
  /// Around the axis from side to side, in radians.
  open internal(set) var pitch: Double
  /// Around the axis from top to bottom, in radians.
  open internal(set) var roll: Double
  /// Around the axis through the screen, in radians.
  open internal(set) var yaw: Double
  /// The same as a quaternion.
  open internal(set) var quaternion: CMQuaternion
  /// The same as a matrix.
  open internal(set) var rotationMatrix: CMRotationMatrix

  /// A phone that lies flat, as every virtual one does.
  public override init() {
    pitch = 0
    roll = 0
    yaw = 0
    quaternion = CMQuaternion(x: 0, y: 0, z: 0, w: 1)
    rotationMatrix = CMRotationMatrix(
      m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
  }

  /// Archives may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    pitch = coder.decodeDouble(forKey: "pitch")
    roll = coder.decodeDouble(forKey: "roll")
    yaw = coder.decodeDouble(forKey: "yaw")
    quaternion = CMQuaternion(coder.numbers(4, named: "quaternion"))
    rotationMatrix = CMRotationMatrix(coder.numbers(9, named: "rotationMatrix"))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(pitch, forKey: "pitch")
    coder.encode(roll, forKey: "roll")
    coder.encode(yaw, forKey: "yaw")
    coder.encode(quaternion.numbers, named: "quaternion")
    coder.encode(rotationMatrix.numbers, named: "rotationMatrix")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes the attitude one relative to another: two phones that lie flat differ in nothing.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

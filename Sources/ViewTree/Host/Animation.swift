/// How a change of attributes is drawn out; recorded, never drawn.
public struct Animation: Equatable, Sendable {
  /// The name of the curve.
  public let curve: String
  /// How long the change takes.
  public let duration: Duration

  /// Describes an animation.
  ///
  /// - Parameters:
  ///   - curve: the name of the curve.
  ///   - duration: how long the change takes.
  public init(curve: String, duration: Duration) {
    self.curve = curve
    self.duration = duration
  }
}

extension Animation {
  /// A short ease in and out.
  public static let `default` = Animation(curve: "default", duration: .milliseconds(350))
  /// Slow at both ends.
  public static let easeInOut = Animation(curve: "easeInOut", duration: .milliseconds(350))
  /// Slow at the start.
  public static let easeIn = Animation(curve: "easeIn", duration: .milliseconds(350))
  /// Slow at the end.
  public static let easeOut = Animation(curve: "easeOut", duration: .milliseconds(350))
  /// Equally fast throughout.
  public static let linear = Animation(curve: "linear", duration: .milliseconds(350))
  /// Like a spring.
  public static let spring = Animation(curve: "spring", duration: .milliseconds(500))

  /// Slow at both ends.
  ///
  /// - Parameter duration: how long, in seconds.
  /// - Returns: the animation.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(curve: "easeInOut", duration: .seconds(duration))
  }

  /// Equally fast throughout.
  ///
  /// - Parameter duration: how long, in seconds.
  /// - Returns: the animation.
  public static func linear(duration: Double) -> Animation {
    Animation(curve: "linear", duration: .seconds(duration))
  }
}

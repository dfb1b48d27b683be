import CProbe

/// Conformances that the runtime has to look through, beside those of the program.
///
/// The first look-up of a conformance reads every record of every image. How many there are is a
/// matter of the program's size, which a suite cannot vary and this can.
public enum RegisteredConformances {
  /// The most that there can be.
  public static let most: Int = 4_000

  /// Registers conformances until there are `count`, of a protocol that nothing is asked for.
  ///
  /// They stay for the life of the process, and every first look-up in it is dearer from then on.
  public static func raise(to count: Int) {
    precondition(count <= most, "there are no more than \(most)")
    probe_register_conformances(Int64(count))
  }
}

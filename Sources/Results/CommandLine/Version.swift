/// The version of both programs and of what they write.
public enum Version {
  /// What `--version` prints.
  public static let current: String = "0.1.0"
  /// When the command line last changed, as a manual page writes it.
  public static let date: String = "November 30, 2026"
}

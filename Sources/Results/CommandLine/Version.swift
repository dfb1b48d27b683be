/// The version of both programs and of what they write.
public enum Version {
  /// What `--version` prints.
  public static let current: String = "0.1.0"
}

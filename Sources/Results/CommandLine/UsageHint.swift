extension Command {
  /// The two lines below an error about `arguments`: how the command is used and where to read on.
  public func usageHint(for arguments: [String]) -> String {
    let path = addressed(by: arguments).map { "\(name) \($0.name)" } ?? name
    let usage = addressed(by: arguments)?.usage(path) ?? usage(path)
    return "USAGE: \(usage)\n  See '\(path) --help' for more information."
  }
}

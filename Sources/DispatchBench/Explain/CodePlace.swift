import Measurement

/// Whose code a function is.
enum CodePlace: String, CaseIterable {
  case program
  case swiftRuntime = "Swift runtime"
  case cLibrary = "C library"
  case other = "other library"

  /// Tells by the name of the file that holds the function.
  init(_ function: FunctionCost) {
    let file = function.object.split(separator: "/").last ?? ""
    if file.hasPrefix("libswift") {
      self = .swiftRuntime
    } else if file.hasPrefix("libc.so") || file.hasPrefix("libc-") {
      self = .cLibrary
    } else if file.hasPrefix("lib") || file.hasPrefix("ld-") {
      self = .other
    } else {
      self = .program
    }
  }
}

/// `size` types, each made by a factory of its own, through one algorithm.
struct TypesTemplate {
  private let form: ErasureForm
  private let size: Int

  init(_ form: ErasureForm, _ size: Int) {
    self.form = form
    self.size = size
  }

  /// The whole program.
  var program: String {
    let calls = (0..<size).map { "  mix(&hash, total(shape\($0)(seed), seed))" }
    let run =
      "func run(_ seed: UInt64, _ hash: inout UInt64) {\n\(calls.joined(separator: "\n"))\n}\n"
    return [
      ProgramText.mixing, form == .any ? Self.protocolAlone : Self.protocolWithEraser, algorithm,
      (0..<size).map(type).joined(), run, ProgramText.main(drawing: "run(seed, &hash)"),
    ].joined(separator: "\n")
  }

  private func type(_ index: Int) -> String {
    let value = form.erase("Shape\(index)(side: seed)", to: "Shape")
    return """
      struct Shape\(index): Shape {
        let side: UInt64
        func area(_ scale: UInt64) -> UInt64 { side &* (scale &+ \(index)) }
        func weight() -> UInt64 { side ^ \(index) }
      }
      func shape\(index)(_ seed: UInt64) -> \(form.result("Shape")) { \(value) }

      """
  }

  /// A generic over the shape where its type is known, else a function of the erased shape.
  private var algorithm: String {
    let isGeneric = form == .typed || form == .typeEraser
    return """
      func total\(isGeneric ? "<S: Shape>" : "")(
        _ shape: \(isGeneric ? "S" : form.result("Shape")), _ seed: UInt64
      ) -> UInt64 {
        var sum: UInt64 = 0
        for step in 0..<(seed & 7 | 1) {
          let area = shape.area(seed &+ step)
          sum = area & 1 == 0 ? sum &+ area : (sum ^ area) &* shape.weight()
        }
        return sum
      }

      """
  }

  private static let protocolAlone = """
    protocol Shape {
      func area(_ scale: UInt64) -> UInt64
      func weight() -> UInt64
    }

    """

  private static let protocolWithEraser = """
    @_typeEraser(AnyShape)
    \(protocolAlone)
    class AnyShapeBox {
      func area(_ scale: UInt64) -> UInt64 { 0 }
      func weight() -> UInt64 { 0 }
    }
    final class ShapeBox<Content: Shape>: AnyShapeBox {
      let content: Content
      init(_ content: Content) { self.content = content }
      override func area(_ scale: UInt64) -> UInt64 { content.area(scale) }
      override func weight() -> UInt64 { content.weight() }
    }
    struct AnyShape: Shape {
      let box: AnyShapeBox
      init<Content: Shape>(_ content: Content) { box = ShapeBox(content) }
      init<Content: Shape>(erasing content: Content) { box = ShapeBox(content) }
      func area(_ scale: UInt64) -> UInt64 { box.area(scale) }
      func weight() -> UInt64 { box.weight() }
    }

    """
}

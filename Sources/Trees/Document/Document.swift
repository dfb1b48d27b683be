/// What a random tree shows: a header that may be absent, rows with a branch and inner rows, and an
/// erased footer.
struct Document: Equatable {
  struct Row: Equatable, Identifiable {
    var id: Int
    var label = 0
    var isLeft = true
    var inner: [Int] = []
  }

  var hasHeader = true
  var rows: [Row] = []
  var footer = 0
}

import Measurement
import Results
import ViewTree

/// The ways to bring a list through one change; counts are those of a pass, there and back.
struct KeyedForms {
  /// The view tree has a container of that name.
  typealias Form = Measurement.Form

  let change: ListChange
  let rows: Int

  /// The engine's own, specialised for ids that are numbers.
  func concrete(_ pass: KeyedPass = KeyedPass()) -> Form {
    form(.concrete, IncreasingList<Int, Unmetered>.self, RowID.number, pass, "ids are Int")
  }

  /// The same through metadata and witness tables.
  func unspecialized(_ pass: KeyedPass = KeyedPass()) -> Form {
    let (change, rows) = (change, rows)
    return Form(.genericUnspecialized, leaves: pass.remains(rows), note: "the code knows no type") {
      KeyedDiffKernel<IncreasingList<Int, Unmetered>>.unspecialized(change, rows, id: RowID.number)
    }
  }

  /// Ids that are texts.
  func text(_ pass: KeyedPass = KeyedPass()) -> Form {
    form("String", IncreasingList<String, Unmetered>.self, RowID.text, pass, "ids of 36 bytes")
  }

  /// Ids of any type.
  func erased(_ pass: KeyedPass = KeyedPass()) -> Form {
    form(
      "AnyHashable",
      IncreasingList<AnyHashable, Unmetered>.self,
      RowID.erased,
      pass,
      "ids are Int, erased once"
    )
  }

  /// React's way.
  func lastPlaced(_ pass: KeyedPass = KeyedPass()) -> Form {
    form(
      "lastPlaced",
      LastPlacedList<Int, Unmetered>.self,
      RowID.number,
      pass,
      "React's algorithm"
    )
  }

  /// The way of OpenSwiftUI's eager containers.
  func linearScan(_ pass: KeyedPass = KeyedPass()) -> Form {
    form(
      "linearScan",
      LinearScanList<Int, Unmetered>.self,
      RowID.number,
      pass,
      "OpenSwiftUI's eager containers"
    )
  }

  /// The standard library's way.
  func difference(_ pass: KeyedPass = KeyedPass()) -> Form {
    form(
      "difference",
      DifferenceList<Int>.self,
      RowID.number,
      pass,
      "CollectionDifference; rows that move lose their identity"
    )
  }

  private func form<List: KeyedList & SendableMetatype>(
    _ variant: Variant,
    _ list: List.Type,
    _ id: @escaping @Sendable (Int) -> List.ID,
    _ pass: KeyedPass,
    _ note: String
  ) -> Form where List.ID: SendableMetatype {
    let (change, rows) = (change, rows)
    let isReference = variant == .concrete
    return Form(
      variant,
      against: isReference ? nil : .concrete,
      leaves: pass.remains(rows),
      note: note
    ) {
      KeyedDiffKernel<List>.specialized(change, rows, id: id)
    }
  }
}

/// What remains of one pass, which is two diffs.
struct KeyedPass {
  var allocations: Int? = 0
  /// Nil where tables are looked up in, for which the compiler may merge code.
  var branches: Int?
  var retains: Int? = 0
  var casts: Int? = 0

  /// Says nothing but that no cast remains: for lists of other lengths than 1,000.
  static let uncounted = KeyedPass(allocations: nil, retains: nil)
  /// Says nothing: for ids that are cast to be compared, which depends on where they meet.
  static let uncountedCasts = KeyedPass(allocations: nil, retains: nil, casts: nil)

  /// The declaration per operation, of which a pass has two for each row.
  func remains(_ rows: Int) -> Remains {
    let said = Remains.counts(
      allocations: allocations ?? 0,
      branches: branches ?? 0,
      retains: retains ?? 0,
      casts: casts ?? 0,
      per: 2 * rows
    )
    let words = "declared for 1,000 rows"
    let allocated = allocations == nil ? said.unsaid(.allocations, because: words) : said
    let retained = retains == nil ? allocated.unsaid(.retains, because: words) : allocated
    let cast = casts == nil ? retained.unsaid(.dynamicCasts, because: words) : retained
    return branches == nil ? cast.throughMergedLookUp : cast
  }
}

import Measurement
import Results
import Trees
import ViewTree

/// What it costs that one property of a store changes: those who read it run, or all who have it.
///
/// An operation is one row of the dashboard, whether it runs or not.
enum ObservationSuite {
  /// The view tree has a container of that name.
  private typealias Form = Measurement.Form

  static let suite = Suite(
    family: "Observation",
    question: "What does a change of one property cost, by who is told of it?",
    benchmarks: DashboardProperty.allCases.flatMap { change($0).benchmarks },
    outcomes: DashboardProperty.allCases.flatMap(bodies)
  )

  private static func change(_ property: DashboardProperty) -> Comparison {
    Comparison(
      "Observation",
      "change",
      parameter: parameter(property),
      operationsPerIteration: DashboardProperty.rows
    ) {
      form("observable", TrackedDashboard.self, property, tracked(property))
      form("observableAnyView", ErasedTrackedDashboard.self, property, tracked(property))
      form("observableObject", AnnouncedDashboard.self, property, announced)
      form("observableObjectAnyView", ErasedAnnouncedDashboard.self, property, announced)
    }
  }

  /// What one change leaves if those run who read the property.
  private static func tracked(_ property: DashboardProperty) -> Remains {
    switch property {
    case .single: counts(allocations: 11, retains: 49, exclusivity: 22)
    case .few: counts(allocations: 94, retains: 445, exclusivity: 130)
    case .many: counts(allocations: 421, retains: 2_205, exclusivity: 610)
    }
  }

  /// What one change leaves if all run, whichever property it is.
  private static let announced = counts(allocations: 1, retains: 4_012, exclusivity: 4_012)

  private static func counts(allocations: Int, retains: Int, exclusivity: Int) -> Remains {
    Remains.counts(
      allocations: allocations,
      retains: retains,
      exclusivity: exclusivity,
      per: DashboardProperty.rows
    )
    .unsaid(.indirectBranches, because: "observers are looked up in tables, by paths and numbers")
  }

  private static func form<Root: Dashboard>(
    _ variant: Variant,
    _ root: Root.Type,
    _ property: DashboardProperty,
    _ leaves: Remains
  ) -> Form {
    let bodies = Root.Store.self == TrackedStore.self ? property.readers : DashboardProperty.rows
    return Form(variant, leaves: leaves, note: "\(bodies) of \(DashboardProperty.rows) bodies run")
    {
      DashboardWork<Root>.kernel { DashboardWork(property) }
    }
  }

  private static func parameter(_ property: DashboardProperty) -> String {
    "\(property.readers)of\(DashboardProperty.rows)"
  }

  private static func bodies(_ property: DashboardProperty) -> [OutcomeFact] {
    [
      fact("observable", TrackedDashboard.self, property, property.readers),
      fact("observableAnyView", ErasedTrackedDashboard.self, property, property.readers),
      fact("observableObject", AnnouncedDashboard.self, property, DashboardProperty.rows),
      fact(
        "observableObjectAnyView",
        ErasedAnnouncedDashboard.self,
        property,
        DashboardProperty.rows
      ),
    ]
  }

  private static func fact<Root: Dashboard>(
    _ variant: String,
    _ root: Root.Type,
    _ property: DashboardProperty,
    _ bodies: Int
  ) -> OutcomeFact {
    let claim = "one property changes: \(bodies) bodies, \(property.readers) updates of the host"
    return ScreenCounts.fact("Observation.bodies.\(variant).\(parameter(property))", claim) {
      let store = Root.Store()
      let shown = Shown(count: DashboardProperty.rows)
      let host = Host(Root(store: store, shown: shown))
      return ScreenCounts(bodies: bodies, updates: property.readers).contradictions(of: host) {
        store.set(property, to: 7)
        host.flush()
      }
    }
  }
}

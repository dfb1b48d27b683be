/// What a mounted tree holds on the heap that must go when its identity does.
public struct Holdings: Equatable, Sendable {
  /// Nodes that are objects: views with a body, rows, containers.
  public var nodes: Int
  /// Boxes of states.
  public var boxes: Int
  /// Registrations with the standard library's Observation that are not void.
  public var observations: Int
  /// Tasks that have not returned.
  public var tasks: Int

  /// Says what is held.
  ///
  /// - Parameters:
  ///   - nodes: nodes that are objects.
  ///   - boxes: boxes of states.
  ///   - observations: registrations that are not void.
  ///   - tasks: tasks that have not returned.
  public init(nodes: Int, boxes: Int, observations: Int, tasks: Int) {
    self.nodes = nodes
    self.boxes = boxes
    self.observations = observations
    self.tasks = tasks
  }
}

extension Runtime {
  var holdings: Holdings {
    Holdings(nodes: liveNodes, boxes: liveBoxes, observations: liveTickets, tasks: liveTasks)
  }
}

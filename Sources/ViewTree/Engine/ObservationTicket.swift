internal import Synchronization

/// One run's registration with the standard library's Observation.
///
/// A registration cannot be withdrawn, only ignored, so each tracked run gets its own ticket and
/// the next run, or the end of the node, makes it void. The change may be reported from any
/// thread; it only enters the inbox there.
@usableFromInline
final class ObservationTicket: @unchecked Sendable {
  // Touched on the main actor only; other threads pass the ticket on without looking inside.
  private var node: ReactiveNode?
  private let inbox: Inbox

  init(node: ReactiveNode, inbox: Inbox) {
    self.node = node
    self.inbox = inbox
    node.runtime.liveTickets += 1
  }

  @usableFromInline var onChange: @Sendable () -> Void {
    { self.inbox.post(self) }
  }

  func disarm() {
    node?.runtime.liveTickets -= 1
    node = nil
  }

  func redeem() {
    node?.invalidate()
  }
}

/// Where changes wait that were reported from any thread, until the next flush.
@usableFromInline
final class Inbox: Sendable {
  struct Change {
    let ticket: ObservationTicket
    let animation: Animation?
  }

  private let changes = Mutex<[Change]>([])

  func post(_ ticket: ObservationTicket) {
    let change = Change(ticket: ticket, animation: Tracking.animation)
    changes.withLock { $0.append(change) }
  }

  var isEmpty: Bool { changes.withLock { $0.isEmpty } }

  func drain() -> [Change] {
    changes.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

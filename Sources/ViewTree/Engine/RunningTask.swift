/// A task that belongs to an identity: started when the update is complete, cancelled at its end.
@usableFromInline
final class RunningTask {
  private let runtime: Runtime
  private var task: Task<Void, Never>?
  private var isCancelled = false

  @usableFromInline @MainActor
  init(_ runtime: Runtime, _ action: @escaping @MainActor () async -> Void) {
    self.runtime = runtime
    runtime.afterUpdate.append { self.start(action) }
  }

  @MainActor private func start(_ action: @escaping @MainActor () async -> Void) {
    // The same flush may have ended the identity before its task began.
    guard !isCancelled else { return }
    runtime.liveTasks += 1
    task = Task { @MainActor [runtime] in
      await action()
      runtime.liveTasks -= 1
    }
  }

  @usableFromInline @MainActor func cancel() {
    isCancelled = true
    task?.cancel()
    task = nil
  }
}

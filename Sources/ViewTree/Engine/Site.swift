/// What a stretch of the tree shares: its runtime, its container, its environment and its window.
public final class Site {
  @usableFromInline let runtime: Runtime
  @usableFromInline let container: Container
  @usableFromInline let environment: EnvironmentScope
  @usableFromInline let window: Window?
  @usableFromInline let targets: ScrollTargets?

  @usableFromInline
  init(
    runtime: Runtime,
    container: Container,
    environment: EnvironmentScope,
    window: Window? = nil,
    targets: ScrollTargets? = nil
  ) {
    self.runtime = runtime
    self.container = container
    self.environment = environment
    self.window = window
    self.targets = targets
  }

  @usableFromInline func with(container: Container, window: Window?) -> Site {
    Site(
      runtime: runtime,
      container: container,
      environment: environment,
      window: window,
      targets: targets
    )
  }

  @usableFromInline func with(environment: EnvironmentScope) -> Site {
    Site(
      runtime: runtime,
      container: container,
      environment: environment,
      window: window,
      targets: targets
    )
  }

  @usableFromInline func with(targets: ScrollTargets) -> Site {
    Site(
      runtime: runtime,
      container: container,
      environment: environment,
      window: window,
      targets: targets
    )
  }
}

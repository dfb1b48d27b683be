import Measurement
import Trees
import ViewTree

/// What is done with a table in one form: each pass goes to the changed rows and back, so that all
/// passes do the same.
@MainActor
enum TableKernel<Form: TableForm> {
  /// Builds, compares and commits.
  nonisolated static func update(_ change: TableChange, rows: Int) -> Kernel {
    kernelOnMainThread {
      let before = change.before(rows)
      let (old, new) = (Form.data(before), Form.data(change.after(before)))
      let host = Host(Form.table(old), isMetered: false)
      return { count in
        let start = host.digest
        for _ in 0..<count {
          host.update(to: Form.table(new))
          host.update(to: Form.table(old))
        }
        return host.digest &- start &+ UInt64(count)
      }
    }
  }
}

extension TableKernel where Form: BuiltTableForm {
  /// Compares and commits values that were built before.
  nonisolated static func diff(_ change: TableChange, rows: Int) -> Kernel {
    kernelOnMainThread {
      let before = change.before(rows)
      let old = Form.built(Form.data(before))
      let new = Form.built(Form.data(change.after(before)))
      let host = Host(old, isMetered: false)
      return { count in
        let start = host.digest
        for _ in 0..<count {
          host.update(to: new)
          host.update(to: old)
        }
        return host.digest &- start &+ UInt64(count)
      }
    }
  }

  /// Builds and drops.
  nonisolated static func build(rows: Int) -> Kernel {
    kernelOnMainThread {
      let data = Form.data(TableChange.same.before(rows))
      return { count in
        for _ in 0..<count {
          Form.make(data)
          barrier()
        }
        return UInt64(rows &* count)
      }
    }
  }
}

extension TableKernel {
  /// What the engine counts where the rows are made in each update.
  nonisolated static func updateFacts(_ change: TableChange, rows: Int) -> WorkFacts {
    MainActor.assumeIsolated {
      let before = change.before(rows)
      let (old, new) = (Form.data(before), Form.data(change.after(before)))
      return ViewFacts.of(
        2 * rows,
        { Form.table(old) },
        { Form.table(new) },
        sharing: Form.shared(change)
      )
    }
  }
}

extension TableKernel where Form: BuiltTableForm {
  /// What the engine counts where the rows were made before.
  nonisolated static func diffFacts(_ change: TableChange, rows: Int) -> WorkFacts {
    MainActor.assumeIsolated {
      let before = change.before(rows)
      let old = Form.built(Form.data(before))
      let new = Form.built(Form.data(change.after(before)))
      return ViewFacts.of(2 * rows, { old }, { new }, sharing: Form.shared(change))
    }
  }
}

/// The same through an engine that knows no type of the program's, as a framework's does not.
@MainActor
enum FrameworkKernel<Form: TableForm> {
  /// Builds, compares and commits.
  nonisolated static func update(_ change: TableChange, rows: Int) -> Kernel {
    kernelOnMainThread {
      let before = change.before(rows)
      let (old, new) = (Form.data(before), Form.data(change.after(before)))
      let host = Framework.mount(Form.table(old))
      return { count in
        let start = host.digest
        for _ in 0..<count {
          Framework.update(host, to: Form.table(new))
          Framework.update(host, to: Form.table(old))
        }
        return host.digest &- start &+ UInt64(count)
      }
    }
  }
}

extension FrameworkKernel where Form: BuiltTableForm {
  /// Compares and commits values that were built before.
  nonisolated static func diff(_ change: TableChange, rows: Int) -> Kernel {
    kernelOnMainThread {
      let before = change.before(rows)
      let old = Form.built(Form.data(before))
      let new = Form.built(Form.data(change.after(before)))
      let host = Framework.mount(old)
      return { count in
        let start = host.digest
        for _ in 0..<count {
          Framework.update(host, to: new)
          Framework.update(host, to: old)
        }
        return host.digest &- start &+ UInt64(count)
      }
    }
  }
}

/// The doors of an engine that no caller specialises: behind them every node is reached through
/// metadata and witness tables.
@MainActor
enum Framework {
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func mount<Root: View>(_ root: Root) -> Host<Root> {
    Host(root, isMetered: false)
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func update<Root: View>(_ host: Host<Root>, to root: Root) {
    host.update(to: root)
  }
}

/// The floor: no views, no engine.
enum PlainKernel {
  /// Compares and commits.
  static func update(_ change: TableChange, rows: Int) -> Kernel {
    let old = change.before(rows)
    let new = change.after(old)
    var table = PlainTable(items: old)
    return { count in
      let start = table.digest.value
      for _ in 0..<count {
        table.update(to: new)
        table.update(to: old)
      }
      return table.digest.value &- start &+ UInt64(count)
    }
  }

  /// Makes what a row shows: its two texts.
  static func build(rows: Int) -> Kernel {
    let items = TableChange.same.before(rows)
    return { count in
      for _ in 0..<count {
        for item in items {
          keep(String(item.id))
          keep(item.label)
        }
        barrier()
      }
      return UInt64(rows &* count)
    }
  }
}

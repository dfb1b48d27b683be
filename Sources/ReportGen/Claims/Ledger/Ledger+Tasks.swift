extension Ledger {
  static let tasks = ClaimChapter(
    letter: "H",
    title: "Tasks",
    claims: [
      Claim(
        "H01",
        .scenario,
        "A changed id of `.task(id:)` asks the old task to cancel and starts a new one; a body's run"
          + " alone does neither.",
        holdsIf: [.scenarios("H01", "S43", shows: "starts and cancellations on a virtual clock")]
      ),
      Claim(
        "H02",
        .scenario,
        "Cancelling is cooperative: a late result has to be dropped by comparing generations.",
        holdsIf: [.scenarios("H02", shows: "the trace with the check and without")]
      ),
      Claim(
        "H03",
        .scenario,
        "An `.id` that changes at every body restarts the task at every update.",
        holdsIf: [.scenarios("H03", shows: "one start for each update")]
      ),
    ]
  )
}

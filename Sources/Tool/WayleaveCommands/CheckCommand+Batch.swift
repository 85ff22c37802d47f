import BatchChecking
import FileAccess
import PermissionAudit

extension CheckCommand {
  /// Answers the requests on standard input, as their supervisor or as one of its workers.
  func runBatch(on console: Console) throws {
    if batch.batchWorker {
      let settings = CheckConfiguration(needs: needs.map { .init(text: $0) })
      let audit = Audit(
        only: Set(try only.map { try $0.rule().id }),
        ignoring: Set(try ignore.map { try $0.rule().id }), needs: try settings.choices)
      let check = BatchCheck(
        audit, failingFrom: (failOn ?? .error).least, toolVersion: Tool.version)
      return BatchWorker(check, limits: batch.limits).run(input: .input, output: .output)
    }
    // A profile that cannot be read is reported once, and not by each worker.
    _ = try CheckConfiguration(needs: needs.map { .init(text: $0) }).choices
    guard let executable = WorkerCommand.executable else {
      throw CommandFailure("the system does not say which program this is; mount /proc")
    }
    let supervisor = BatchSupervisor(
      command: [executable] + workerArguments, limits: batch.limits, input: .input,
      output: .output)
    let isDone = supervisor.run(
      jobs: batch.jobs ?? WorkerCommand.processors, toolVersion: Tool.version)
    guard isDone else {
      throw CommandFailure("the output was closed before all answers were written")
    }
  }

  /// The command line of a worker.
  private var workerArguments: [String] {
    var words = [
      "check", "--batch-worker", "--time-limit", "\(batch.limits.seconds)", "--memory-limit",
      "\(batch.limits.mebibytes)",
    ]
    if let failOn { words += ["--fail-on", failOn.rawValue] }
    for rule in only { words += ["--only", rule.text] }
    for rule in ignore { words += ["--ignore", rule.text] }
    for need in needs { words += ["--needs", need] }
    return words
  }
}

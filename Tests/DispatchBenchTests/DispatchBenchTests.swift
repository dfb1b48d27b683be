import Testing

@Suite struct DispatchBenchTests {}

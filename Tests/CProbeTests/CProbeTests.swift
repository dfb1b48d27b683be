import Testing

@Suite struct CProbeTests {}

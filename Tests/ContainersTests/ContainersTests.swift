import Testing

@Suite struct ContainersTests {}

import Testing

@Suite struct ViewTreeTests {}

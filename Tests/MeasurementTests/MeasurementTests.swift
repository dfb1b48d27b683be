import Testing

@Suite struct MeasurementTests {}

import Testing

@Suite struct PipelineTests {}

import { context, metrics, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'

import { otlpEndpoint } from '@/lib/platform/env/telemetry'

import { scrubSpan } from './scrub-span'

/** Milliseconds between two exports of metrics. */
const exportEvery = 30_000

/**
 * Exports the spans that Next makes, and the site's own metrics, to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`. The
 * SDK is loaded only if that is set. `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` and `OTEL_EXPORTER_OTLP_HEADERS` are
 * read by the SDK itself.
 */
export async function startTelemetry(): Promise<void> {
  if (otlpEndpoint() === null) return
  const [
    traces,
    meters,
    resources,
    { AsyncLocalStorageContextManager },
    { OTLPTraceExporter },
    { OTLPMetricExporter },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ])
  const resource = resources
    .resourceFromAttributes({ 'service.name': 'brokerage-site' })
    .merge(resources.detectResources({ detectors: [resources.envDetector, resources.serviceNameEnvDetector] }))
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const otlp = new OTLPTraceExporter()
  const exporter: SpanExporter = {
    export: (spans, done) => {
      otlp.export(spans.map(scrubSpan), done)
    },
    shutdown: async () => otlp.shutdown(),
    forceFlush: async () => otlp.forceFlush(),
  }
  trace.setGlobalTracerProvider(
    new traces.TracerProvider({ resource, spanProcessors: [new traces.BatchSpanProcessor({ exporter })] }),
  )
  const reader = new meters.PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: exportEvery,
  })
  metrics.setGlobalMeterProvider(new meters.MeterProvider({ resource, readers: [reader] }))
}

/** Address of the OpenTelemetry collector; null: nothing is exported. */
export function otlpEndpoint(): string | null {
  return process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() || null
}

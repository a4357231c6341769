import { type Counter, metrics, type ObservableGauge } from '@opentelemetry/api'

/** Everything that the site counts, with what an operator learns from it (docs/telemetry.md). */
const descriptions = {
  'gateway.calls': 'Calls of the gateway by service, path template and status',
  'gateway.limited': 'Calls refused by a limit, by name of the limit',
  'gateway.uploads_refused': 'Uploads that found no free slot',
  'render.errors': 'Errors while a page was rendered, by route',
  'csp.violations': 'Violations of the Content-Security-Policy that browsers reported, by directive',
  'backend.failures': 'Failed tries of calls that pages make, by service and kind of failure',
} as const

type CounterName = keyof typeof descriptions

const counters = new Map<CounterName, Counter>()

/** The API of OpenTelemetry does nothing until a provider is registered (start-telemetry.ts), so counting is always safe. */
const meter = () => metrics.getMeter('site')

/** Counts one event. Attributes are names from our own tables, never what a visitor sent. */
export function count(name: CounterName, attributes: Readonly<Record<string, string | number>> = {}): void {
  const counter = counters.get(name) ?? meter().createCounter(name, { description: descriptions[name] })
  counters.set(name, counter)
  counter.add(1, attributes)
}

/** Reads a value whenever metrics are exported. */
export function observe(name: string, description: string, read: () => number): ObservableGauge {
  const gauge = meter().createObservableGauge(name, { description })
  gauge.addCallback((result) => result.observe(read()))
  return gauge
}

/** A value that a browser measured. @param unit of the value, `ms` or `1` */
export function measure(name: string, unit: string, value: number, attributes: Readonly<Record<string, string>>): void {
  meter().createHistogram(name, { unit }).record(value, attributes)
}

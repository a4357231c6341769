import { metrics } from '@opentelemetry/api'
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics'

/** Collects when it is asked to; nothing is exported. */
class Collector extends MetricReader {
  protected override onForceFlush = async () => undefined
  protected override onShutdown = async () => undefined
}

const collector = new Collector()

// Once for the process, and before anything is counted: counters stay with the provider that they were made for.
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [collector] }))

type Attributes = Readonly<Record<string, string | number>>

/** What a counter has counted, by all of its attributes. */
async function pointsOf(name: string) {
  const { resourceMetrics } = await collector.collect()
  return resourceMetrics.scopeMetrics
    .flatMap((scope) => scope.metrics)
    .filter(({ descriptor }) => descriptor.name === name)
    .flatMap(({ dataPoints }) =>
      dataPoints.map(({ attributes, value }) => ({ attributes, value: typeof value === 'number' ? value : 0 })),
    )
}

/** The sum of everything that a counter has counted under these attributes. */
export async function counted(name: string, attributes: Attributes): Promise<number> {
  const points = await pointsOf(name)
  const same = points.filter(({ attributes: of }) =>
    Object.entries(attributes).every(([key, value]) => of[key] === value),
  )
  return same.reduce((sum, { value }) => sum + value, 0)
}

/** The sums of a counter for each value of one attribute. */
export async function countedBy(name: string, attribute: string): Promise<ReadonlyMap<unknown, number>> {
  const sums = new Map<unknown, number>()
  for (const { attributes, value } of await pointsOf(name)) {
    sums.set(attributes[attribute], (sums.get(attributes[attribute]) ?? 0) + value)
  }
  return sums
}

import { splitLocale } from '@/lib/platform/i18n/localized-path'
import { pageFrame } from '@/lib/routes/page-frame'

interface Metric {
  readonly name: string
  readonly value: number
}

/** Names that /api/vitals knows (lib/platform/telemetry/vital.ts); Next reports others, of its own. */
const known: readonly string[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']

/** The last value of each vital; a later one replaces an earlier one. */
const measured = new Map<string, Metric & { readonly page: string }>()

/** What has been measured and not been sent. */
export const pendingVitals = {
  add: ({ name, value }: Metric): void => {
    if (!known.includes(name)) return
    const page = pageFrame(splitLocale(window.location.pathname).path).kind ?? 'other'
    measured.set(name, { name, value, page })
  },
  /** A beacon, because the page may be closed in this moment. */
  send: (): void => {
    if (measured.size === 0) return
    const body = JSON.stringify([...measured.values()])
    measured.clear()
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }))
  },
}

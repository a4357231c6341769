import { reportLimit } from '@/lib/backends/gateway/report-limit'
import { measure } from '@/lib/platform/telemetry/metrics'
import { receiveReport } from '@/lib/platform/telemetry/receive-report'
import { vitalsSchema } from '@/lib/platform/telemetry/vital'

/** What browsers measured of a visit; only metrics are made of it. */
export async function POST(request: Request): Promise<Response> {
  return receiveReport(
    request,
    vitalsSchema,
    async () => reportLimit(request),
    (vitals) => {
      for (const { name, value, page } of vitals) {
        measure(`web_vitals.${name.toLowerCase()}`, name === 'CLS' ? '1' : 'ms', value, { page })
      }
    },
  )
}

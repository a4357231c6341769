import { reportLimit } from '@/lib/backends/gateway/report-limit'
import { log } from '@/lib/platform/log/logger'
import { cspReportSchema } from '@/lib/platform/telemetry/csp-report'
import { count } from '@/lib/platform/telemetry/metrics'
import { receiveReport } from '@/lib/platform/telemetry/receive-report'

/** Violations of the policy, which browsers report: directive and host are logged, nothing of page or visitor. */
export async function POST(request: Request): Promise<Response> {
  return receiveReport(
    request,
    cspReportSchema,
    async () => reportLimit(request),
    (violations) => {
      for (const violation of violations) {
        log().warn({ event: 'csp-violation', ...violation }, 'a browser blocked something')
        count('csp.violations', { directive: violation.directive })
      }
    },
  )
}

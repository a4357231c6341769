import { isDevelopment } from '@/lib/platform/env/phase'
import { recordConnectionAddress } from '@/lib/platform/http/client-address'
import { writeConsoleAsJson } from '@/lib/platform/log/console-lines'
import { startTelemetry } from '@/lib/platform/telemetry/start-telemetry'

import { installGates } from './front-gate'
import { refuseUnserved } from './refuse-unserved'
import { setAnswerHeaders } from './set-answer-headers'

/** Prepares this process for its first request. */
export async function startServer(): Promise<void> {
  await startTelemetry()
  if (!isDevelopment()) writeConsoleAsJson()
  // Next's development tools call addresses of their own with POST.
  installGates([recordConnectionAddress, setAnswerHeaders, ...(isDevelopment() ? [] : [refuseUnserved])])
}

import { isDevelopment } from '@/lib/platform/env/phase'
import { recordConnectionAddress } from '@/lib/platform/http/client-address'

import { installGates } from './front-gate'
import { refuseUnserved } from './refuse-unserved'
import { setAnswerHeaders } from './set-answer-headers'

/** Prepares this process for its first request. */
export function startServer(): void {
  // Next's development tools call addresses of their own with POST.
  installGates([recordConnectionAddress, setAnswerHeaders, ...(isDevelopment() ? [] : [refuseUnserved])])
}

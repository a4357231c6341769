import { defineEndpoints } from '@/lib/backends/endpoint'
import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { livenessActions, type LivenessAction } from '@/lib/domain/identity/liveness'
import { mapResult } from '@/lib/platform/result/result'
import { z } from '@/lib/platform/zod/zod'

import { envelope } from '../wire'

/** Answered by the site's own server: the e-KYC service has no call that draws movements. */
export const { livenessChallenge } = defineEndpoints({
  livenessChallenge: {
    method: 'POST',
    path: 'liveness-challenge',
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: envelope(
      z.object({ challenge: z.string().min(1), actions: z.array(z.enum(livenessActions)).min(1).max(8) }),
    ),
  },
})

/** Movements to show in this order, and the id under which their frames are sent. Good for one check. */
export interface LivenessChallenge {
  readonly id: string
  readonly actions: readonly LivenessAction[]
}

export function createChallengeApi(http: HttpClient) {
  return {
    async draw(options: Cancellable = {}) {
      return mapResult(await http.call(livenessChallenge, options), ({ data }): LivenessChallenge => ({
        id: data.challenge,
        actions: data.actions,
      }))
    },
  }
}

export type ChallengeApi = ReturnType<typeof createChallengeApi>

import { useQuery } from '@tanstack/react-query'

import type { Result } from '@/lib/platform/result/result'

import type { OtpTimes } from '../../api/application-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { sendAgainAt } from './otp-attempt'

/** Instants are milliseconds since 1970 on this device's clock. */
export type SentOtp =
  | { readonly status: 'sending' }
  | { readonly status: 'sent'; readonly sendAgainAt: number; readonly expiresAt: number }
  | {
      readonly status: 'not-sent'
      readonly failure: ApiFailure
      /** When it failed. */
      readonly at: number
      readonly sendAgainAt: number | null
    }

export type OtpRequest = () => Promise<Result<OtpTimes, ApiFailure>>

/**
 * Sends a code when its screen opens, once for each `key` (channel and recipient): coming back to the screen, or an
 * effect that runs twice, does not send another while the last one is valid.
 */
export function useSentOtp(key: readonly string[], request: OtpRequest) {
  const query = useQuery({
    queryKey: ['account-opening', 'otp', ...key],
    queryFn: async (): Promise<Exclude<SentOtp, { status: 'sending' }>> => {
      const answer = await request()
      const now = Date.now()
      if (!answer.ok) {
        const { error: failure } = answer
        return { status: 'not-sent', failure, at: now, sendAgainAt: sendAgainAt(failure, now) }
      }
      const { resendAfterSeconds, validForSeconds } = answer.value
      return {
        status: 'sent',
        sendAgainAt: now + resendAfterSeconds * 1000,
        expiresAt: now + validForSeconds * 1000,
      }
    },
    staleTime: ({ state }) =>
      state.data?.status === 'sent' ? Math.max(0, state.data.expiresAt - state.dataUpdatedAt) : 0,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const sent: SentOtp = query.isFetching || query.data === undefined ? { status: 'sending' } : query.data
  return { sent, sendAgain: () => void query.refetch() }
}

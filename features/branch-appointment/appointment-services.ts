import type { AccountApi } from '@/lib/backends/account/account-api'
import type { TradingApi } from '@/lib/backends/trading/trading-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Result } from '@/lib/platform/result/result'

/** The calls that the short form makes. */
export interface AppointmentServices {
  readonly account: Pick<AccountApi, 'checkAge' | 'isWorkingDay'>
  readonly trading: Pick<TradingApi, 'checkIdentifiers' | 'checkBroker' | 'saveStep'>
}

/** Carries a tagged failure out of rules, whose failures are exceptions. */
export class ApiFailureError extends Error {
  readonly failure: ApiFailure
  constructor(failure: ApiFailure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** @throws {ApiFailureError} when the call failed */
export async function unwrap<Value>(call: Promise<Result<Value, ApiFailure>>): Promise<Value> {
  const answer = await call
  if (!answer.ok) throw new ApiFailureError(answer.error)
  return answer.value
}

import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Result } from '@/lib/platform/result/result'

/** The value of a call that has to succeed; the failure is thrown with what it says. */
export async function valueOf<Value>(call: Promise<Result<Value, ApiFailure>>): Promise<Value> {
  const result = await call
  if (!result.ok) throw new Error(`The call failed: ${JSON.stringify(result.error)}`)
  return result.value
}

/** The failure of a call that must not succeed. */
export async function failureOf(call: Promise<Result<unknown, ApiFailure>>): Promise<ApiFailure> {
  const result = await call
  if (result.ok) throw new Error(`The call succeeded: ${JSON.stringify(result.value)}`)
  return result.error
}

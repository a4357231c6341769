/**
 * Outcome of something that is expected to fail at times. Bugs still throw: a `Result` carries only failures that the
 * caller has a way on for.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function err<Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}

/** The result with its value put through `map`; a failure stays what it is. */
export function mapResult<From, To, Failure>(
  result: Result<From, Failure>,
  map: (value: From) => To,
): Result<To, Failure> {
  return result.ok ? ok(map(result.value)) : result
}

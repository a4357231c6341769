/** Outcome of an operation with expected failures that the caller can handle. Bugs still throw. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function err<Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}

/** Maps the value of a result; failures are unchanged. */
export function mapResult<From, To, Failure>(
  result: Result<From, Failure>,
  map: (value: From) => To,
): Result<To, Failure> {
  return result.ok ? ok(map(result.value)) : result
}

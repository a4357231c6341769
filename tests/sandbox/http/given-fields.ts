/**
 * Names of the fields in which a call carried something, those of a saved record too. Never their values: they are what
 * applicants typed.
 */
export function givenFields(query: URLSearchParams, body: unknown): string[] {
  const names = body instanceof FormData ? [...body.keys()] : namesIn(body)
  return [...new Set([...query.keys(), ...names])]
}

function namesIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || value === null || value === '') return []
    if (Array.isArray(value) && value.length === 0) return []
    return [name, ...(name === 'data' ? namesIn(value) : [])]
  })
}

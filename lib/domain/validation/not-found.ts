import type { Rule } from './rule'

/** One of the values that the server listed. */
export function notFound(known: readonly string[]): Rule {
  return { key: 'notFound', test: (value) => known.includes(value) }
}

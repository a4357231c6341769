import type { Rule } from './rule'

/** The same text again. `target` is the label of the first field, for the message; `expected` is what it holds. */
export function confirmed(target: string, expected: string): Rule {
  return { key: 'confirmed', arguments: { target }, test: (value) => value === expected }
}

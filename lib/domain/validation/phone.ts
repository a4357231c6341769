import type { Rule } from './rule'

/** Ten digits in groups of 3-3-4; the first may stand in brackets, and a dash, a dot or a space may part them. */
export const phone: Rule = {
  key: 'phone',
  test: (value) => /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/.test(value),
}

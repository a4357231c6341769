import type { Rule } from './rule'

/** Letters (of any script) and digits only. No spaces. */
export const alphaNum: Rule = { key: 'alphaNum', test: (value) => /^[\p{L}\p{M}\p{Nd}]+$/u.test(value) }

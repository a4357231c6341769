import type { Rule } from './rule'

/** Letters only, of any script: Vietnamese letters with their marks, composed or not, are letters. No spaces. */
export const alpha: Rule = { key: 'alpha', test: (value) => /^[\p{L}\p{M}]+$/u.test(value) }

import type { Rule } from './rule'

/** Something other than white space was given. */
export const required: Rule = { key: 'required', test: (value) => value.trim() !== '' }

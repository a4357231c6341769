import type { Rule } from './rule'

/** The ten ASCII digits only. */
export const onlyNumber: Rule = { key: 'onlyNumber', test: (value) => /^[0-9]+$/.test(value) }

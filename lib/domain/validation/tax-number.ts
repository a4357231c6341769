import type { Rule } from './rule'

/**
 * A tax number: 10 digits, 13 with the branch suffix (a dash before it is common), or the 12 digits of the ID number,
 * which is a person's tax number since 1/7/2025 (Circular 86/2024/TT-BTC Art. 5).
 */
export const taxNumber: Rule = { key: 'taxNumber', test: (value) => /^(?:\d{10}(?:-?\d{3})?|\d{12})$/.test(value) }

import type { Rule } from './rule'

/** An account number at a Vietnamese bank: 6 to 20 digits, or letters and digits where the bank sells nicknames. */
export const bankAccount: Rule = { key: 'bankAccount', test: (value) => /^[A-Z0-9]{6,20}$/i.test(value) }

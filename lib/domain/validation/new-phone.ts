import type { Rule } from './rule'

/** Like `phone`, but the last group has three or four digits: a mobile number typed with or without its leading 0. */
export const newPhone: Rule = {
  key: 'newPhone',
  test: (value) => /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{3,4}$/.test(value),
}

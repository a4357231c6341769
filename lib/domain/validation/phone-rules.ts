import type { Rule } from './rule'

/** Ten digits in groups of 3-3-4: brackets around the first are optional, as is a dash, dot or space between groups. */
export const phone: Rule = {
  key: 'phone',
  test: (value) => /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/.test(value),
}

/** Like `phone`, but the last group has three or four digits: a mobile number with or without its leading 0. */
export const newPhone: Rule = {
  key: 'newPhone',
  test: (value) => /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{3,4}$/.test(value),
}

/**
 * The national form (0901234567) of a mobile number as people type it: with spaces, dots, dashes or brackets, with +84,
 * 0084 or 84 instead of the 0, or without the 0. Any other text is returned without separators, for the message.
 */
export function toVietnameseMobile(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '')
  const national = digits.replace(/^(?:\+84|0084|84(?=\d{9}$))0?/, '0')
  return /^\d{9}$/.test(national) ? `0${national}` : national
}

/** A Vietnamese mobile number: ten digits from 03, 05, 07, 08 or 09, the ranges since the change of 2018. */
export const vietnameseMobile: Rule = {
  key: 'vietnameseMobile',
  test: (value) => /^0[35789]\d{8}$/.test(toVietnameseMobile(value)),
}

import type { ServerRule } from './rule'

/** What an account is known by. */
export type AccountKey = 'idno' | 'mobile' | 'email'

/** The form in which the server keeps these values: lower case, and a mobile number of nine digits gets its leading 0. */
export function toAccountValue(key: AccountKey, typed: string): string {
  const value = typed.trim().toLowerCase()
  return key === 'mobile' && /^\d{9}$/.test(value) ? `0${value}` : value
}

/** The value does not belong to an account yet. `isKnown` asks the server with the value in its form. */
export function existAcc(key: AccountKey, isKnown: (value: string) => Promise<boolean>): ServerRule {
  return { key: 'existAcc', test: async (typed) => !(await isKnown(toAccountValue(key, typed))) }
}

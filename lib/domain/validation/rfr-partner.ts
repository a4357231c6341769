import { countCharacters } from './count-characters'
import type { Rule } from './rule'

const shortestCode = 8

/** A partner's referral code: at least eight characters. */
export const rfrPartner: Rule = {
  key: 'rfrPartner',
  arguments: { length: shortestCode },
  test: (value) => countCharacters(value.trim()) >= shortestCode,
}

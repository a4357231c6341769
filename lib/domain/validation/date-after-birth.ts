import type { Rule } from './rule'

/** A `yyyy-MM-dd` later than the birth date: nobody was given a card before being born. */
export function dateAfterBirth(birthDate: string): Rule {
  return { key: 'dateAfterBirth', test: (date) => date > birthDate }
}

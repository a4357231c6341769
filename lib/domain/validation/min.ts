import { countCharacters } from './count-characters'
import type { Rule } from './rule'

/** At least `length` characters. */
export function min(length: number): Rule {
  return { key: 'min', arguments: { length }, test: (value) => countCharacters(value) >= length }
}

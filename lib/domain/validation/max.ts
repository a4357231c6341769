import { countCharacters } from './count-characters'
import type { Rule } from './rule'

/** Fewer than `length` characters: the limit itself is already too long, as the rule's message says. */
export function max(length: number): Rule {
  return { key: 'max', arguments: { length }, test: (value) => countCharacters(value) < length }
}

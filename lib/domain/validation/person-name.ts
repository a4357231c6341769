import type { Rule } from './rule'

/** A person's name as cards print it: words of letters, with spaces, apostrophes, hyphens and dots between them. */
export const personName: Rule = {
  key: 'personName',
  test: (value) => /^[\p{L}\p{M}]+(?:[ .'’-]+[\p{L}\p{M}]+)*\.?$/u.test(value),
}

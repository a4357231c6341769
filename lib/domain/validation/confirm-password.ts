import type { Rule } from './rule'

/** The password again, letter for letter. */
export function confirmPassword(password: string): Rule {
  return { key: 'confirmPassword', test: (value) => value === password }
}

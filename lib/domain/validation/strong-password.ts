import type { Rule } from './rule'

const shortest = 8
const longest = 16

/** 8 to 16 characters, at least one letter, one digit and one of @!#$%^&, and nothing else. */
export const strongPassword: Rule = {
  key: 'strongPassword',
  arguments: { shortest, longest },
  test: (value) =>
    value.length >= shortest &&
    value.length <= longest &&
    /^[A-Za-z\d@!#$%^&]+$/.test(value) &&
    /[A-Za-z]/.test(value) &&
    /\d/.test(value) &&
    /[@!#$%^&]/.test(value),
}

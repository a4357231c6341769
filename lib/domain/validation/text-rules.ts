import type { Rule } from './rule'

/** Something other than white space. */
export const required: Rule = { key: 'required', test: (value) => value.trim() !== '' }

/** Letters only, of any script, composed or decomposed. No spaces. */
export const alpha: Rule = { key: 'alpha', test: (value) => /^[\p{L}\p{M}]+$/u.test(value) }

/** Letters (of any script) and digits only. No spaces. */
export const alphaNum: Rule = { key: 'alphaNum', test: (value) => /^[\p{L}\p{M}\p{Nd}]+$/u.test(value) }

/** The ten ASCII digits only. */
export const onlyNumber: Rule = { key: 'onlyNumber', test: (value) => /^[0-9]+$/.test(value) }

/** A name as ID cards print it: words of letters, separated by spaces, apostrophes, hyphens or dots. */
export const personName: Rule = {
  key: 'personName',
  test: (value) => /^[\p{L}\p{M}]+(?:[ .'’-]+[\p{L}\p{M}]+)*\.?$/u.test(value),
}

/** RFC 5321 section 4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
export const maximumAddressLength = 254
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Also the pattern of every request that carries an address: what a form accepts, the request accepts. */
export const emailPattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${domainLabel}\\.)+[a-z]{2,63}$`, 'i')

/** A deliverable address: dot-atom, `@`, and a domain name of at least two labels. */
export const email: Rule = {
  key: 'email',
  test: (value) => value.length <= maximumAddressLength && emailPattern.test(value),
}

/** At least `length` characters. */
export function min(length: number): Rule {
  return { key: 'min', arguments: { length }, test: (value) => countCharacters(value) >= length }
}

/** Fewer than `length` characters: the rule's message excludes the limit itself. */
export function max(length: number): Rule {
  return { key: 'max', arguments: { length }, test: (value) => countCharacters(value) < length }
}

/** Characters as readers count them: `ễ` is one, whether the keyboard composes it or not. */
function countCharacters(value: string): number {
  return Array.from(value.normalize('NFC')).length
}

/** Repeats another field. `target` is that field's label, for the message; `expected` is its value. */
export function confirmed(target: string, expected: string): Rule {
  return { key: 'confirmed', arguments: { target }, test: (value) => value === expected }
}

const passwordLength = { shortest: 8, longest: 16 }

/** 8 to 16 characters, at least one letter, one digit and one of @!#$%^&, and nothing else. */
export const strongPassword: Rule = {
  key: 'strongPassword',
  arguments: passwordLength,
  test: (value) =>
    value.length >= passwordLength.shortest &&
    value.length <= passwordLength.longest &&
    /^[A-Za-z\d@!#$%^&]+$/.test(value) &&
    /[A-Za-z]/.test(value) &&
    /\d/.test(value) &&
    /[@!#$%^&]/.test(value),
}

/** Repeats the password exactly. */
export function confirmPassword(password: string): Rule {
  return { key: 'confirmPassword', test: (value) => value === password }
}

const partnerCodeLength = 8

/** A partner's referral code: at least eight characters. */
export const rfrPartner: Rule = {
  key: 'rfrPartner',
  arguments: { length: partnerCodeLength },
  test: (value) => countCharacters(value.trim()) >= partnerCodeLength,
}

/** One of the values that the server listed. */
export function notFound(known: readonly string[]): Rule {
  return { key: 'notFound', test: (value) => known.includes(value) }
}

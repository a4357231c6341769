import type { Rule } from './rule'

/** RFC 5321 section 4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
const longestAddress = 254
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${domainLabel}\\.)+[a-z]{2,63}$`, 'i')

/** An address that mail can be sent to: dot-atom, `@`, and a domain name of at least two labels. */
export const email: Rule = { key: 'email', test: (value) => value.length <= longestAddress && address.test(value) }

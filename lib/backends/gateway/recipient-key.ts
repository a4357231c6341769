/** Mail providers that ignore dots in the name of a mailbox. */
const dotlessHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/** `+84 90…`, `0084 90…`, `090…` and `90…` are one number. */
function mobileKey(value: string): string {
  return value.replaceAll(/[^\d+]/g, '').replace(/^(?:(?:\+|00)?84)?(?=\d{9}$)/, '0')
}

/** One mailbox, however it is written: `A.b+news@Gmail.com` is `ab@gmail.com`. */
function emailKey(value: string): string {
  const address = value.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  const name = address.slice(0, Math.max(at, 0)).replace(/\+.*$/, '')
  return `${dotlessHosts.includes(host) ? name.replaceAll('.', '') : name}@${host}`
}

const keyOfField: Readonly<Record<string, (value: string) => string>> = {
  mobile: mobileKey,
  email: emailKey,
  idno: (value) => value.replaceAll(/\D/g, ''),
}

/**
 * The one spelling by which the limit per recipient counts a value, so that no other spelling of the same number or mailbox
 * starts a count of its own. @param field name of the field in the body, or of the parameter in the path
 */
export function recipientKey(field: string, value: string): string {
  const key = Object.hasOwn(keyOfField, field) ? keyOfField[field] : undefined
  return key === undefined ? value.trim() : key(value)
}

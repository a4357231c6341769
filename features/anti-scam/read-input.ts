/** An item that can be compared with the official list. `shown…` is its original notation. */
export type ReadInput =
  /** `host` is in the notation of the URL parser, without `www.`. */
  | {
      readonly kind: 'link'
      readonly host: string
      readonly shownHost: string
      readonly page: string
      readonly secure: boolean
    }
  | { readonly kind: 'email'; readonly address: string; readonly host: string; readonly shownHost: string }
  | { readonly kind: 'phone'; readonly number: string; readonly shown: string }
  | { readonly kind: 'account'; readonly number: string; readonly shown: string }

/** Maximum number of items per message, to keep the list of verdicts readable. */
const maxInputs = 10

const emails = /[^\s@<>(),;:"'/]+@[^\s@<>(),;:"'/]+\.[a-z]{2,}/gi
const links = /(?:https?:\/\/[^\s<>"]+|(?:[\p{L}\d-]+\.)+[a-z]{2,}(?![\p{L}\d])(?:[/?#:][^\s<>"]*)?)/giu
const numbers = /\+?\(?\d[\d\s().-]{4,26}\d/g
/** A unit after a number that marks it as an amount of money or a percentage, which is not checked. */
const amount = /^\s*(?:[đ₫%]|vnd|vnđ|đồng|tr|triệu|tỷ|k\b|usd)/iu

/** Finds links, email addresses, telephone numbers and accounts in a text, in this order and without duplicates. */
export function findInputs(raw: string): readonly ReadInput[] {
  const found: ReadInput[] = []
  let rest = raw.normalize('NFC').trim()
  const extract = (pattern: RegExp, read: (match: string, after: string) => ReadInput | null) => {
    rest = rest.replace(pattern, (match, ...context: unknown[]) => {
      const offset = context.find((value) => typeof value === 'number') ?? 0
      const input = read(match, rest.slice(offset + match.length))
      if (input === null) return match
      found.push(input)
      return ' '
    })
  }
  // Links with a scheme come first: in `https://name@host` the part before the @ is not a mailbox, and the browser
  // opens `host`.
  extract(/https?:\/\/[^\s<>"]+/gi, readLink)
  extract(emails, readEmail)
  extract(links, readLink)
  extract(numbers, (match, after) => (amount.test(after) ? null : readNumber(match)))
  return found.filter((input, at) => found.findIndex((other) => isSame(input, other)) === at).slice(0, maxInputs)
}

function isSame(a: ReadInput, b: ReadInput): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Converts a Vietnamese number to its national form, so that `+84 28…` and `028…` are equal. */
export function nationalNumber(text: string): string {
  return text.replaceAll(/[^\d+]/g, '').replace(/^(?:\+|00)84/, '0')
}

/** Twelve digits may be an account or a telephone number with country code; a national number has at most eleven. */
function readNumber(match: string): ReadInput | null {
  const shown = match.trim()
  const digits = shown.replaceAll(/\D/g, '')
  const phone = nationalNumber(shown)
  if (/^1[89]00\d{4,6}$/.test(digits)) return { kind: 'phone', number: digits, shown }
  if (/^0\d{9,10}$/.test(phone)) return { kind: 'phone', number: phone, shown }
  return digits.length >= 6 && digits.length <= 19 ? { kind: 'account', number: digits, shown } : null
}

function readEmail(match: string): ReadInput | null {
  const [name = '', shownHost = ''] = match.split('@')
  const url = URL.parse(`https://${shownHost}`)
  if (url === null) return null
  return {
    kind: 'email',
    address: `${name}@${shownHost}`.toLowerCase(),
    host: url.hostname,
    shownHost: shownHost.toLowerCase(),
  }
}

function readLink(match: string): ReadInput | null {
  const text = match.replace(/[.,;:!?)\]»”"']+$/u, '')
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (url === null || !url.hostname.includes('.')) return null
  return {
    kind: 'link',
    host: hostOf(url),
    shownHost: shownHostOf(text),
    page: pageOf(url),
    secure: !/^http:\/\//i.test(text),
  }
}

/** `host/path`, the format of `OfficialList.pages`. */
export function pageOf(url: URL): string {
  return hostOf(url) + url.pathname.replace(/\/+$/, '')
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '')
}

/** The host as written, homoglyphs included; the URL parser converts it to `xn--…`. */
function shownHostOf(text: string): string {
  const [host = ''] = text.replace(/^https?:\/\//i, '').split(/[/?#\\]/)
  return (host.split('@').at(-1) ?? '')
    .replace(/:\d+$/, '')
    .replace(/^www\./i, '')
    .toLowerCase()
}

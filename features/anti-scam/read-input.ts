/** Something that can be compared with the official list. `shown…` is how it was written. */
export type ReadInput =
  /** `host` as a browser would go to it, without `www.`. */
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

/** The most that one message is searched for: nobody reads more verdicts. */
const most = 10

const emails = /[^\s@<>(),;:"'/]+@[^\s@<>(),;:"'/]+\.[a-z]{2,}/gi
const links = /(?:https?:\/\/[^\s<>"]+|(?:[\p{L}\d-]+\.)+[a-z]{2,}(?![\p{L}\d])(?:[/?#:][^\s<>"]*)?)/giu
const numbers = /\+?\(?\d[\d\s().-]{4,26}\d/g
/** What follows an amount of money or a share of something, which is no number to check. */
const amount = /^\s*(?:[đ₫%]|vnd|vnđ|đồng|tr|triệu|tỷ|k\b|usd)/iu

/** Links, mailboxes, telephone numbers and accounts of a text, in this order, each once. */
export function findInputs(raw: string): readonly ReadInput[] {
  const found: ReadInput[] = []
  let rest = raw.normalize('NFC').trim()
  const take = (pattern: RegExp, read: (match: string, after: string) => ReadInput | null) => {
    rest = rest.replace(pattern, (match, ...context: unknown[]) => {
      const offset = context.find((value) => typeof value === 'number') ?? 0
      const input = read(match, rest.slice(offset + match.length))
      if (input === null) return match
      found.push(input)
      return ' '
    })
  }
  // With a name before an @ a link is no mailbox: the browser goes to what comes after it.
  take(/https?:\/\/[^\s<>"]+/gi, readLink)
  take(emails, readEmail)
  take(links, readLink)
  take(numbers, (match, after) => (amount.test(after) ? null : readNumber(match)))
  return found.filter((input, at) => found.findIndex((other) => isSame(input, other)) === at).slice(0, most)
}

function isSame(a: ReadInput, b: ReadInput): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** National form of a Vietnamese number: `+84 28…` and `028…` are the same. */
export function nationalNumber(text: string): string {
  return text.replaceAll(/[^\d+]/g, '').replace(/^(?:\+|00)84/, '0')
}

/** Twelve digits may be an account or a telephone number; a telephone number has at most eleven. */
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

/** `host/path`, as `OfficialList.pages` has it. */
export function pageOf(url: URL): string {
  return hostOf(url) + url.pathname.replace(/\/+$/, '')
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '')
}

/** The host as it was written, twins and all; the URL parser makes `xn--…` of it. */
function shownHostOf(text: string): string {
  const [host = ''] = text.replace(/^https?:\/\//i, '').split(/[/?#\\]/)
  return (host.split('@').at(-1) ?? '')
    .replace(/:\d+$/, '')
    .replace(/^www\./i, '')
    .toLowerCase()
}

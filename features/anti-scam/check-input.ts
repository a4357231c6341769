import { imitatedHost } from './look-alike'
import { isOwnHost, type OfficialList } from './official-list'
import { findInputs, nationalNumber, type ReadInput } from './read-input'

export type InputKind = 'link' | 'email' | 'phone' | 'account'

interface Checked {
  readonly what: InputKind
  /** As written in the text. */
  readonly value: string
}

export type Verdict = Checked &
  (
    | { readonly kind: 'official'; readonly insecure?: true; readonly bank?: string }
    /** Imitates `ours`; `disguised` if it uses letters of another alphabet. */
    | { readonly kind: 'look-alike'; readonly ours: string; readonly disguised: boolean }
    | { readonly kind: 'not-ours' }
  )

/**
 * Compares pasted text (a link, a number, an address, or a message with several of them) with the official list. Pure,
 * so nothing leaves the page. Empty if the text contains nothing to check.
 */
export function checkText(text: string, list: OfficialList): readonly Verdict[] {
  return findInputs(text).map((input) => verdictOf(input, list))
}

function verdictOf(input: ReadInput, list: OfficialList): Verdict {
  const { kind: what } = input
  switch (input.kind) {
    case 'phone': {
      const known = list.phones.some((phone) => nationalNumber(phone) === input.number)
      return { kind: known ? 'official' : 'not-ours', what, value: input.shown }
    }
    case 'account': {
      const account = list.accounts.find(({ number }) => number === input.number)
      if (account === undefined) return { kind: 'not-ours', what, value: input.shown }
      return { kind: 'official', what, value: input.shown, bank: account.bank }
    }
    case 'email': {
      const value = input.address
      if (list.emails.includes(value)) return { kind: 'official', what, value }
      // An unlisted mailbox at our own domain is neither official nor a look-alike.
      const ours = isOwnHost(input.host, list.domains) ? null : imitatedHost(input.shownHost, list.domains)
      if (ours === null) return { kind: 'not-ours', what, value }
      return { kind: 'look-alike', what, value, ours, disguised: isDisguised(input.host) }
    }
    case 'link': {
      const value = input.shownHost
      if (isOwnHost(input.host, list.domains) || list.pages.includes(input.page)) {
        return { kind: 'official', what, value, ...(input.secure ? {} : { insecure: true }) }
      }
      const ours = imitatedHost(input.shownHost, list.domains)
      if (ours === null) return { kind: 'not-ours', what, value }
      return { kind: 'look-alike', what, value, ours, disguised: isDisguised(input.host) }
    }
    default:
      return input satisfies never
  }
}

/** Whether the host is internationalised: the URL parser encodes letters beyond ASCII as `xn--…`. */
function isDisguised(host: string): boolean {
  return host.split('.').some((part) => part.startsWith('xn--'))
}

import { stepParameter } from '@/lib/domain/account-opening/step-address'

const marker = '#handoff='

/** What a QR code holds: the number of the letter box, and the key of what is in it. */
export interface HandoffCode {
  readonly number: string
  readonly key: string
}

/**
 * Address at which the other device continues: on the first screen, because the number is verified there again. For the
 * standard flow it is the page for phones, which saves a redirect. Browsers never send the fragment to a server.
 * @param href of this page
 */
export function handoffAddress(href: string, { number, key }: HandoffCode): string {
  const url = new URL(href)
  url.pathname = url.pathname.replace(/\/register\/?$/, '/open-account')
  url.search = new URLSearchParams({ [stepParameter]: 'contact' }).toString()
  url.hash = `${marker}${number}.${key}`
  return url.href
}

/** The code in the fragment of an address; null if there is none, `unreadable` if it is cut off or changed. */
export function handoffOfAddress(hash: string): HandoffCode | 'unreadable' | null {
  if (!hash.startsWith(marker)) return null
  const [, number, key] = /^([\w-]{22})\.([\w-]{22})$/.exec(hash.slice(marker.length)) ?? []
  return number === undefined || key === undefined ? 'unreadable' : { number, key }
}

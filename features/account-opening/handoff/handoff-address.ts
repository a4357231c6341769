import { stepParameter } from '@/lib/domain/account-opening/step-address'

const marker = '#handoff='

/**
 * Address at which the other device continues. For the standard flow it is the page for phones, which saves a redirect.
 * @param href of this page
 * @param code of `sealHandoff`
 */
export function handoffAddress(href: string, screen: string, code: string): string {
  const url = new URL(href)
  url.pathname = url.pathname.replace(/\/register\/?$/, '/open-account')
  url.search = new URLSearchParams({ [stepParameter]: screen }).toString()
  url.hash = marker + code
  return url.href
}

/** The code in the fragment of an address; null if there is none. */
export function handoffOfAddress(hash: string): string | null {
  return hash.startsWith(marker) ? hash.slice(marker.length) : null
}

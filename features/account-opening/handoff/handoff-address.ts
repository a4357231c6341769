import { stepParameter } from '@/lib/domain/account-opening/step-address'

const marker = '#handoff='

/**
 * Where the other device goes on. Phones have a page of their own for the standard flow, so that the one of desktops does
 * not have to redirect them.
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

/** The code in an address; null where there is none. */
export function handoffOfAddress(hash: string): string | null {
  return hash.startsWith(marker) ? hash.slice(marker.length) : null
}

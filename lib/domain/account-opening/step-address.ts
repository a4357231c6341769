import { isScreen, type Screen } from './screens'

/** Query parameter that names the screen. */
export const stepParameter = 'step'

/** The screen that an address names; null if it names none. */
export function screenOfAddress(search: string): Screen | null {
  const step = new URLSearchParams(search).get(stepParameter)
  return isScreen(step) ? step : null
}

/** The address with another screen; other parameters (campaign) are kept. */
export function addressOfScreen(href: string, screen: Screen): string {
  const url = new URL(href)
  url.searchParams.set(stepParameter, screen)
  return url.pathname + url.search + url.hash
}

/** The landing page of a wizard address: the same without the step. Campaign and layout are kept. */
export function landingOfAddress(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(stepParameter)
  return url.pathname.replace(/\/apply\/?$/, '') + url.search
}

import { isScreen, type Screen } from './screens'

/** Query parameter that names the screen. */
export const stepParameter = 'step'

/** The screen in an address, or null. */
export function screenOfAddress(search: string): Screen | null {
  const step = new URLSearchParams(search).get(stepParameter)
  return isScreen(step) ? step : null
}

/** The address of a screen; other parameters, such as the campaign's, are kept. */
export function addressOfScreen(href: string, screen: Screen): string {
  const url = new URL(href)
  url.searchParams.set(stepParameter, screen)
  return url.pathname + url.search + url.hash
}

/** The address without its step: the page through which the applicant entered. Campaign and layout are kept. */
export function landingOfAddress(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(stepParameter)
  return url.pathname.replace(/\/apply\/?$/, '') + url.search
}

import { isScreen, type Screen } from './screens'

/** Query parameter that names the screen. */
export const stepParameter = 'step'

/** The screen that an address names, or null. */
export function screenOfAddress(search: string): Screen | null {
  const step = new URLSearchParams(search).get(stepParameter)
  return isScreen(step) ? step : null
}

/** The address of a screen: everything else in it (campaign parameters) stays. */
export function addressOfScreen(href: string, screen: Screen): string {
  const url = new URL(href)
  url.searchParams.set(stepParameter, screen)
  return url.pathname + url.search + url.hash
}

/** The page that the wizard was entered from: the same address without its step. Campaign and layout stay. */
export function landingOfAddress(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(stepParameter)
  return url.pathname.replace(/\/apply\/?$/, '') + url.search
}

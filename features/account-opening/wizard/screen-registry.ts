import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { loadCode } from '@/lib/platform/navigation/load-code'
import type { ApplicationState } from '../machine/state'
import type { ScreenProps } from '../screens/screen-props'

type ScreenOf<S extends Screen> = ComponentType<ScreenProps<Extract<ApplicationState, { screen: S }>>>

type Loaders = { readonly [S in Screen]: () => Promise<{ default: ScreenOf<S> }> }

/**
 * Each screen is a chunk of its own: camera, card reader and PDF viewer are loaded by those who get there, and so is
 * TanStack Query, which the first screen has no use for.
 */
const loaders: Loaders = {
  contact: async () => ({ default: (await loadCode(() => import('../screens/contact/contact-screen'))).ContactScreen }),
  'sms-otp': asking(async () => (await loadCode(() => import('../screens/otp/sms-otp-screen'))).SmsOtpScreen),
  'email-otp': asking(async () => (await loadCode(() => import('../screens/otp/email-otp-screen'))).EmailOtpScreen),
  'id-card': asking(async () => (await loadCode(() => import('../screens/identity/id-card-screen'))).IdCardScreen),
  'id-confirm': asking(
    async () => (await loadCode(() => import('../screens/identity/id-confirm-screen'))).IdConfirmScreen,
  ),
  face: asking(async () => (await loadCode(() => import('../screens/identity/face-screen'))).FaceScreen),
  liveness: asking(async () => (await loadCode(() => import('../screens/identity/liveness-screen'))).LivenessScreen),
  personal: asking(async () => (await loadCode(() => import('../screens/personal/personal-screen'))).PersonalScreen),
  address: asking(async () => (await loadCode(() => import('../screens/address/address-screen'))).AddressScreen),
  work: asking(async () => (await loadCode(() => import('../screens/work/work-screen'))).WorkScreen),
  banks: asking(async () => (await loadCode(() => import('../screens/banks/banks-screen'))).BanksScreen),
  'account-number': asking(
    async () => (await loadCode(() => import('../screens/account-number/account-number-screen'))).AccountNumberScreen,
  ),
  services: asking(async () => (await loadCode(() => import('../screens/services/services-screen'))).ServicesScreen),
  review: asking(async () => (await loadCode(() => import('../screens/review/review-screen'))).ReviewScreen),
  terms: asking(async () => (await loadCode(() => import('../screens/terms/terms-screen'))).TermsScreen),
  submitting: asking(
    async () => (await loadCode(() => import('../screens/submitting/submitting-screen'))).SubmittingScreen,
  ),
  contract: asking(async () => (await loadCode(() => import('../screens/contract/contract-screen'))).ContractScreen),
  success: asking(async () => (await loadCode(() => import('../screens/success/success-screen'))).SuccessScreen),
}

/** A screen that may ask the backends for lists and codes (`useQuery`). */
function asking<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return async () => {
    const [{ withQueries }, Screen] = await Promise.all([loadCode(() => import('./queries')), load()])
    return { default: withQueries(Screen) }
  }
}

/** The component of each screen. Which props it needs is held together by `Loaders`; by name they are all one type. */
export const screenComponents = Object.fromEntries(
  Object.entries(loaders).map(([screen, load]) => [screen, lazy(load as () => Promise<{ default: AnyScreen }>)]),
) as unknown as Readonly<Record<Screen, LazyExoticComponent<AnyScreen>>>

type AnyScreen = ComponentType<ScreenProps>

/** Loads the code of a screen before it is needed; a failure shows when it is. */
export function preloadScreen(screen: Screen): void {
  loaders[screen]().catch(() => undefined)
}

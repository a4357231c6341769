import { type ComponentType, lazy } from 'react'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { loadCode } from '@/lib/platform/navigation/load-code'
import type { ApplicationState } from '../machine/state'
import { ContactScreen } from '../screens/contact/contact-screen'
import type { ScreenProps } from '../screens/screen-props'
import { withFurtherMessages } from './further-messages'

/** The screen that is part of the document. */
type FirstScreen = 'contact'

type ScreenOf<S extends Screen> = ComponentType<ScreenProps<Extract<ApplicationState, { screen: S }>>>

type Loaders = { readonly [S in Exclude<Screen, FirstScreen>]: () => Promise<{ default: ScreenOf<S> }> }

/**
 * Each screen but the first is a chunk of its own: camera, card reader and PDF viewer are loaded by those who get there, and
 * so is TanStack Query, which the first screen has no use for.
 */
const loaders: Loaders = {
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

/** A screen that may ask the backends for lists and codes (`useQuery`), with its messages. */
function asking<Props extends Pick<ScreenProps, 'api'>>(load: () => Promise<ComponentType<Props>>) {
  return async () => {
    const [{ withQueries }, Screen] = await Promise.all([
      loadCode(() => import('./queries')),
      load().then((Screen) => loadCode(() => withFurtherMessages(Screen))),
    ])
    return { default: withQueries(Screen) }
  }
}

type AnyScreen = ComponentType<ScreenProps>

/** The component of each screen. Which props it needs is held together by `Loaders`; by name they are all one type. */
export const screenComponents = {
  contact: ContactScreen,
  ...Object.fromEntries(
    Object.entries(loaders).map(([screen, load]) => [screen, lazy(load as () => Promise<{ default: AnyScreen }>)]),
  ),
} as unknown as Readonly<Record<Screen, AnyScreen>>

/** Whether the code of a screen is there from the start, so that nothing has to wait for it. */
export const isFirstScreen = (screen: Screen): screen is FirstScreen => screen === 'contact'

/** Loads the code of a screen before it is needed; a failure shows when it is. */
export function preloadScreen(screen: Screen): void {
  if (!isFirstScreen(screen)) loaders[screen]().catch(() => undefined)
}

import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

import type { Screen } from '../machine/screens'
import type { OpeningState } from '../machine/state'
import type { ScreenProps } from '../steps/screen-props'

type ScreenOf<S extends Screen> = ComponentType<ScreenProps<Extract<OpeningState, { screen: S }>>>

type Loaders = { readonly [S in Screen]: () => Promise<{ default: ScreenOf<S> }> }

/** Each screen is a chunk of its own: camera, card reader and PDF viewer are loaded by those who get there. */
const loaders: Loaders = {
  contact: async () => ({ default: (await import('../steps/contact/contact-screen')).ContactScreen }),
  'sms-otp': async () => ({ default: (await import('../steps/otp/sms-otp-screen')).SmsOtpScreen }),
  'email-otp': async () => ({ default: (await import('../steps/otp/email-otp-screen')).EmailOtpScreen }),
  'id-card': async () => ({ default: (await import('../steps/identity/id-card-screen')).IdCardScreen }),
  'id-confirm': async () => ({ default: (await import('../steps/identity/id-confirm-screen')).IdConfirmScreen }),
  face: async () => ({ default: (await import('../steps/identity/face-screen')).FaceScreen }),
  liveness: async () => ({ default: (await import('../steps/identity/liveness-screen')).LivenessScreen }),
  personal: async () => ({ default: (await import('../steps/personal/personal-screen')).PersonalScreen }),
  address: async () => ({ default: (await import('../steps/address/address-screen')).AddressScreen }),
  work: async () => ({ default: (await import('../steps/work/work-screen')).WorkScreen }),
  banks: async () => ({ default: (await import('../steps/banks/banks-screen')).BanksScreen }),
  'account-number': async () => ({
    default: (await import('../steps/account-number/account-number-screen')).AccountNumberScreen,
  }),
  services: async () => ({ default: (await import('../steps/services/services-screen')).ServicesScreen }),
  review: async () => ({ default: (await import('../steps/review/review-screen')).ReviewScreen }),
  terms: async () => ({ default: (await import('../steps/terms/terms-screen')).TermsScreen }),
  submitting: async () => ({ default: (await import('../submission/submitting-screen')).SubmittingScreen }),
  contract: async () => ({ default: (await import('../steps/contract/contract-screen')).ContractScreen }),
  success: async () => ({ default: (await import('../success/success-screen')).SuccessScreen }),
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

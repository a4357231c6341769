import type { Locale } from '@/lib/platform/i18n/locales'
import type { Screen } from '@/lib/domain/account-opening/screens'
import type { Campaign } from '@/lib/domain/campaign/campaign'

import type { ApplicationApi } from '../api/application-api'
import type { ApplicationData } from '../application/application-data'
import type { ApplicationEvent } from '../machine/events'
import type { ApplicationState } from '../machine/state'

/**
 * What every screen of the wizard gets. A screen renders one `<h1 tabIndex={-1}>` (the wizard focuses it when the screen
 * changes) and its own Continue button; Back, progress, rail, draft and document title are the wizard's.
 */
export interface ScreenProps<State extends ApplicationState = ApplicationState> {
  readonly applicationId: string
  readonly data: ApplicationData
  readonly state: State
  /** What the link that led here adds to the record. */
  readonly campaign: Campaign
  /** Keeps what was typed; call it as often as you like (on blur, on submit). Written to the draft at once. */
  readonly save: (patch: Partial<ApplicationData>) => void
  readonly send: (event: ApplicationEvent) => void
  readonly api: ApplicationApi
  readonly locale: Locale
  /** Who signed, while this page stays open; otherwise null or absent. */
  readonly holder?: string | null
  /** Called with the screens that must be repeated, before their proofs are discarded; with none when nothing must be. */
  readonly onRedone?: (screens: readonly Screen[]) => void
}

/** Props of one screen, with the proofs that it may rely on: `ScreenPropsOn<'liveness'>` has `proofs.document.ocrId`. */
export type ScreenPropsOn<S extends Screen> = ScreenProps<Extract<ApplicationState, { screen: S }>>

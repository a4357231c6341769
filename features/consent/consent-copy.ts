import type { Purpose } from '@/lib/platform/third-parties/third-party'

/** What the visitor is asked, in one language. */
export interface ConsentCopy {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly accept: string
  readonly reject: string
  readonly choose: string
  readonly save: string
  readonly close: string
  readonly settingsTitle: string
  readonly settingsText: string
  readonly necessary: string
  readonly necessaryText: string
  readonly policy: string
  readonly purposes: Readonly<Record<Purpose, { readonly name: string; readonly text: string }>>
}

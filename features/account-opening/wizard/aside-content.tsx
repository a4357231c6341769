import type { Screen } from '@/lib/domain/account-opening/screens'

import { HandoffButton } from '../handoff/handoff-button'
import { Receipt } from '../receipt/receipt'
import type { AsideProps } from './aside-props'
import { HelpCard } from './help-card'
import { SavedStatus } from './saved-status'

/** The screens that a phone with its camera may be better for, up to the last picture. */
const beforeCameraIsDone: ReadonlySet<Screen> = new Set<Screen>([
  'contact',
  'sms-otp',
  'email-otp',
  'id-card',
  'id-confirm',
  'face',
  'liveness',
])

/** When the application was saved, what happens with the data, who helps. */
export function AsideContent({ screen, snapshot, onErase }: AsideProps) {
  return (
    <>
      <SavedStatus snapshot={snapshot} onErase={onErase} />
      <Receipt screen={screen} snapshot={snapshot} />
      {beforeCameraIsDone.has(screen) ? <HandoffButton snapshot={snapshot} /> : null}
      <HelpCard />
    </>
  )
}

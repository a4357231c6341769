import { screens, type Screen } from '@/lib/domain/account-opening/screens'

import { HandoffButton } from '../handoff/handoff-button'
import { Receipt } from '../receipt/receipt'
import type { AsideProps } from './aside-props'
import { HelpCard } from './help-card'
import { RehearsalNote } from './rehearsal-note'
import { SavedStatus } from './saved-status'

/** Screens that take pictures offer the phone beside their camera. */
const offersPhone: ReadonlySet<Screen> = new Set<Screen>(['id-card', 'face', 'liveness'])

/** Who waits for a code has a phone in hand already, and would have to ask for another code there. */
const awaitsCode: ReadonlySet<Screen> = new Set<Screen>(['sms-otp', 'email-otp'])

/** A phone with its camera may be better for the screens up to the last picture. */
const mayNeedCamera = (screen: Screen) =>
  screens.indexOf(screen) <= screens.indexOf('liveness') && !offersPhone.has(screen) && !awaitsCode.has(screen)

/** When the application was saved and who helps, then what is asked for less: what happens with the data, other ways to the camera. */
export function AsideContent({ screen, snapshot, onErase }: AsideProps) {
  return (
    <>
      <SavedStatus snapshot={snapshot} onErase={onErase} />
      <HelpCard />
      <Receipt screen={screen} snapshot={snapshot} />
      {mayNeedCamera(screen) ? <HandoffButton snapshot={snapshot} /> : null}
      {screen === 'contact' ? (
        <div className="xl:hidden">
          <RehearsalNote />
        </div>
      ) : null}
    </>
  )
}

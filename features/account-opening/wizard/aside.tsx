import type { Screen } from '@/lib/domain/account-opening/screens'
import { HandoffButton } from '../handoff/handoff-button'
import { Receipt } from '../receipt/receipt'
import type { ApplicationSnapshot } from '../session/application-session'
import { HelpCard } from './help-card'
import { SavedStatus } from './saved-status'

export interface AsideProps {
  readonly screen: Screen
  readonly snapshot: ApplicationSnapshot
  readonly onErase: () => void
}

/** Beside the form on wide screens: when it was saved, what happens with the data, who helps. */
export function Aside(props: AsideProps) {
  return (
    <div className="hidden xl:block">
      <div className="sticky top-8 grid gap-6">
        <AsideContent {...props} />
      </div>
    </div>
  )
}

/** The same content, for the help sheet of phones. */
export function AsideContent({ screen, snapshot, onErase }: AsideProps) {
  return (
    <>
      <SavedStatus snapshot={snapshot} onErase={onErase} />
      <Receipt screen={screen} snapshot={snapshot} />
      <HandoffButton snapshot={snapshot} />
      <HelpCard />
    </>
  )
}

import { HandoffButton } from '../handoff/handoff-button'
import { Receipt } from '../receipt/receipt'
import type { AsideProps } from './aside-props'
import { HelpCard } from './help-card'
import { SavedStatus } from './saved-status'

/** When the application was saved, what happens with the data, who helps. */
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

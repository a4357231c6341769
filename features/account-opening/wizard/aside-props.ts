import type { Screen } from '@/lib/domain/account-opening/screens'

import type { ApplicationSnapshot } from '../session/application-session'

export interface AsideProps {
  readonly screen: Screen
  readonly snapshot: ApplicationSnapshot
  readonly onErase: () => void
}

import { standardFlow } from '@/lib/domain/account-opening/flows'

import { createLazyApplicationApi } from '../api-client/lazy-application-api'
import { type ApplicationSession, blankSnapshot } from '../session/application-session'
import type { AccountApplication } from './account-application'

const blank = blankSnapshot({ newId: () => '', campaign: {}, flow: standardFlow })

/**
 * The application before the draft on this device has been read: a blank first screen, which is what the document shows. What
 * is typed and sent in the meantime reaches the application that is read (`become`).
 */
export function createUnreadApplication(): {
  readonly application: AccountApplication
  readonly become: (read: AccountApplication) => void
} {
  let become: (read: AccountApplication) => void = () => {}
  const read = new Promise<AccountApplication>((resolve) => {
    become = resolve
  })
  const later = (use: (session: ApplicationSession) => void) => void read.then(({ session }) => use(session))
  const session: ApplicationSession = {
    snapshot: () => blank,
    subscribe: () => () => {},
    save: (patch) => later((of) => of.save(patch)),
    send: (event) => later((of) => of.send(event)),
    rememberTransactions: (transactions) => later((of) => of.rememberTransactions(transactions)),
    claim: () => Promise.resolve(),
    handOver: () => {},
    erase: async () => (await read).session.erase(),
  }
  const api = createLazyApplicationApi(async () => (await read).api)
  return { application: { session, api, found: 'none', isRead: false }, become }
}

import type { ApplicationData } from '@/features/account-opening/application/application-data'
import { createOpeningApi, type OpeningServices } from '@/features/account-opening/api-client/bound-opening-api'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { createOpeningSession, type OpeningSession } from '@/features/account-opening/session/opening-session'
import type { OpeningApi } from '@/features/account-opening/api/opening-api'
import { fullApplication } from '@/tests/factories/application'
import { freshDigits, freshIdno } from '@/tests/contract/support/applicant'
import { holderFor } from '@/tests/sandbox/specimens/holder-for'

import { createDevice } from './device'

/** Somebody with a card of their own before the wizard, without its screens: session, draft and calls are the real ones. */
export interface OpeningApplicant {
  readonly idNumber: string
  readonly mobile: string
  readonly email: string
  /** Account number that is wished for. */
  readonly number: string
  readonly answers: ApplicationData
  readonly session: OpeningSession
  readonly api: OpeningApi
  /** The page loaded anew: another session and other calls on the same device. */
  readonly reload: () => Promise<Pick<OpeningApplicant, 'session' | 'api'>>
}

export async function newOpeningApplicant(services: OpeningServices, now: () => Date): Promise<OpeningApplicant> {
  const idNumber = freshIdno()
  const holder = holderFor(idNumber)
  if (!holder) throw new Error(`No card can bear ${idNumber}`)
  const mobile = `09${freshDigits(8)}`
  const email = `mau.${freshDigits(9)}@example.com`
  const number = `3${freshDigits(5)}`
  const device = createDevice(now)
  let pages = 0

  async function load() {
    pages += 1
    const store = device.openDraft(`tab-${pages}`)
    const session: OpeningSession = createOpeningSession(await store.read(), null, {
      store,
      flow: standardFlow,
      campaign: { source: 'momo' },
      now,
      newId: () => crypto.randomUUID(),
      onStepFinished: () => undefined,
    })
    return { session, api: createOpeningApi(services, session, now) }
  }

  const answers: ApplicationData = {
    ...fullApplication,
    mobile,
    email,
    idNumber,
    fullName: holder.name,
    sex: holder.sex,
    birthDate: holder.birthDate,
    idIssueDate: holder.issueDate,
  }
  return { idNumber, mobile, email, number, answers, reload: load, ...(await load()) }
}

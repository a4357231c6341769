import type { ApplicationData } from '@/features/account-opening/application/application-data'
import { createApplicationApi } from '@/features/account-opening/api-client/create-application-api'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import {
  createApplicationSession,
  type ApplicationSession,
} from '@/features/account-opening/session/application-session'
import type { ApplicationApi } from '@/features/account-opening/api/application-api'
import { fullApplication } from '@/tests/factories/application'
import { freshDigits, freshIdno } from '@/tests/contract/support/applicant'
import { holderFor } from '@/tests/sandbox/specimens/holder-for'

import { createDevice } from './device'
import type { OpenBrowser } from './gateway-services'

/** Somebody with a card of their own before the wizard, without its screens: session, draft and calls are the real ones. */
export interface TestApplicant {
  readonly idNumber: string
  readonly mobile: string
  readonly email: string
  /** Account number that is wished for. */
  readonly number: string
  readonly answers: ApplicationData
  readonly session: ApplicationSession
  readonly api: ApplicationApi
  /** The page loaded anew: another session and other calls on the same device. */
  readonly reload: () => Promise<Pick<TestApplicant, 'session' | 'api'>>
}

export async function newTestApplicant(openBrowser: OpenBrowser, now: () => Date): Promise<TestApplicant> {
  const idNumber = freshIdno()
  const holder = holderFor(idNumber)
  if (!holder) throw new Error(`No card can bear ${idNumber}`)
  const mobile = `09${freshDigits(8)}`
  const email = `mau.${freshDigits(9)}@example.com`
  const number = `3${freshDigits(5)}`
  const device = createDevice(now)
  const servicesOf = openBrowser()
  let pages = 0

  async function load() {
    pages += 1
    const store = device.openDraft(`tab-${pages}`)
    const session: ApplicationSession = createApplicationSession(await store.read(), null, {
      store,
      flow: standardFlow,
      campaign: { source: 'momo' },
      now,
      newId: () => crypto.randomUUID(),
      onStepFinished: () => undefined,
    })
    const services = servicesOf(() => session.snapshot().applicationId)
    return { session, api: createApplicationApi(services, session, now) }
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
    idExpiryDate: holder.expiryDate,
  }
  return { idNumber, mobile, email, number, answers, reload: load, ...(await load()) }
}

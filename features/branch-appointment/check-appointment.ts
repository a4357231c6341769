import { dateOfWork } from '@/lib/domain/validation/server-rules'
import { toIssue } from '@/lib/domain/validation/issue'
import { systemClock, type Clock } from '@/lib/domain/validation/rule'

import { unwrap, type AppointmentServices } from './appointment-services'
import type { AppointmentErrors } from './appointment-fields'
import type { Appointment } from './appointment-schema'

/** Who a referral code belongs to; its staff and branch go into the record. */
export type Broker = Extract<
  Awaited<ReturnType<AppointmentServices['trading']['checkBroker']>>,
  { readonly ok: true }
>['value']

interface ServerVerdict {
  readonly errors: AppointmentErrors
  readonly broker: Broker
}

/**
 * Checks what only the services know: whether the applicant has an account, is of age by the service's clock, has named an
 * existing referral code, and whether the office is open that day. All calls run at once.
 *
 * @throws {ApiFailureError} when one of them failed
 */
export async function checkAppointment(
  appointment: Appointment,
  { account, trading }: AppointmentServices,
  clock: Clock = systemClock,
): Promise<ServerVerdict> {
  const { idNumber, mobile, email, referralCode, birthDate, date } = appointment
  const isWorkingDay = (day: string) => unwrap(account.isWorkingDay(day))
  const [{ taken }, { adult }, isOpen, broker] = await Promise.all([
    unwrap(trading.checkIdentifiers({ idNumber, mobile, email })),
    unwrap(account.checkAge(birthDate)),
    dateOfWork(isWorkingDay, clock).test(date),
    referralCode === '' ? null : unwrap(trading.checkBroker(referralCode)),
  ])
  const errors: AppointmentErrors = {
    ...Object.fromEntries(taken.map((field) => [field, toIssue('existAcc')])),
    ...(!adult && { birthDate: toIssue('age18') }),
    ...(!isOpen && { date: toIssue('dateOfWork') }),
    ...(referralCode !== '' && broker === null && { referralCode: toIssue('notFound') }),
  }
  return { errors, broker }
}

import { dateOfWork } from '@/lib/domain/validation/server-rules'
import { toIssue } from '@/lib/domain/validation/issue'
import { systemClock, type Clock } from '@/lib/domain/validation/rule'

import { asked, type AppointmentServices } from './ask-backends'
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
 * What only servers know: is somebody a customer already, of age on the service's clock, is the code anybody's, and is the
 * office open that day. Everything is asked at once; throws `AskingFailed` when one could not be asked.
 */
export async function checkAppointment(
  appointment: Appointment,
  { account, trading }: AppointmentServices,
  clock: Clock = systemClock,
): Promise<ServerVerdict> {
  const { idNumber, mobile, email, referralCode, birthDate, date } = appointment
  const isWorkingDay = (day: string) => asked(account.isWorkingDay(day))
  const [{ taken }, { adult }, isOpen, broker] = await Promise.all([
    asked(trading.checkIdentifiers({ idNumber, mobile, email })),
    asked(account.checkAge(birthDate)),
    dateOfWork(isWorkingDay, clock).test(date),
    referralCode === '' ? null : asked(trading.checkBroker(referralCode)),
  ])
  const errors: AppointmentErrors = {
    ...Object.fromEntries(taken.map((field) => [field, toIssue('existAcc')])),
    ...(!adult && { birthDate: toIssue('age18') }),
    ...(!isOpen && { date: toIssue('dateOfWork') }),
    ...(referralCode !== '' && broker === null && { referralCode: toIssue('notFound') }),
  }
  return { errors, broker }
}

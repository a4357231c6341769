import { toCompactDate } from '@/lib/backends/compact-date'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { SaveStepRequest } from '@/lib/backends/trading/application-schemas'
import { isPartnerSource } from '@/lib/routes/register-route'
import type { Campaign } from '@/lib/domain/campaign/campaign'
import { systemClock, type Clock } from '@/lib/domain/validation/rule'

import { asked, AskingFailed, type AppointmentServices } from './ask-backends'
import type { AppointmentErrors, AppointmentFailure, AppointmentField, AppointmentForm } from './appointment-fields'
import { appointmentFields } from './appointment-fields'
import { appointmentSchema, type Appointment } from './appointment-schema'
import { checkAppointment, type Broker } from './check-appointment'

export type AppointmentOutcome =
  | { readonly kind: 'made'; readonly date: string; readonly time: string }
  | { readonly kind: 'refused'; readonly errors: AppointmentErrors }
  | { readonly kind: 'failed'; readonly failure: AppointmentFailure }

export interface AppointmentContext {
  readonly services: AppointmentServices
  readonly campaign: Campaign
  /** The same for every try, so that a lost answer makes one appointment and not two. */
  readonly applicationId: string
  readonly clock?: Clock
}

/** Input of each field of the record, for the texts of a `field-errors` answer. */
const fieldOfRecord: Readonly<Record<string, AppointmentField>> = {
  cust_nm: 'fullName',
  birth_dt: 'birthDate',
  idno: 'idNumber',
  mobile: 'mobile',
  email: 'email',
  mas_branch_id: 'branch',
  appointment_date: 'date',
  appointment_time: 'time',
  ref_code: 'referralCode',
}

/** Judges the form here and at the servers, and saves it as the first step of an opening with its appointment. */
export async function requestAppointment(
  form: AppointmentForm,
  { services, campaign, applicationId, clock = systemClock }: AppointmentContext,
): Promise<AppointmentOutcome> {
  const judged = appointmentSchema(clock).safeParse(form)
  if (!judged.success) return { kind: 'refused', errors: errorsOf(judged.error.issues) }
  try {
    const { errors, broker } = await checkAppointment(judged.data, services, clock)
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
    await asked(services.trading.saveStep(toRequest(judged.data, applicationId, campaign, broker)))
    return { kind: 'made', date: judged.data.date, time: judged.data.time }
  } catch (error) {
    if (error instanceof AskingFailed) return outcomeOf(error.failure)
    throw error
  }
}

function toRequest(
  appointment: Appointment,
  applicationId: string,
  campaign: Campaign,
  broker: Broker,
): SaveStepRequest {
  const { source } = campaign
  return {
    opening_id: applicationId,
    step: '1',
    data: {
      cust_nm: appointment.fullName,
      birth_dt: toCompactDate(appointment.birthDate),
      idno: appointment.idNumber,
      mobile: appointment.mobile,
      email: appointment.email,
      ref_code: appointment.referralCode === '' ? (campaign.ref_code ?? null) : appointment.referralCode,
      rfr_nm: broker?.name ?? null,
      partner: isPartnerSource(source ?? null) ? source : null,
      source: source ?? null,
      utm_source: campaign.utm_source ?? null,
      utm_campaign: campaign.utm_campaign ?? null,
      staff_id: broker?.staffId ?? campaign.staffId ?? null,
      mas_branch_id: appointment.branch,
    },
    appointment: { date: toCompactDate(appointment.date), time: appointment.time },
  }
}

/** The first issue of each field, in the order of the page. */
function errorsOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  const first = (field: AppointmentField) => issues.find(({ path }) => path[0] === field)?.message
  const entries = appointmentFields.map((field) => [field, first(field)] as const)
  return Object.fromEntries(entries.filter(([, message]) => message !== undefined)) as AppointmentErrors
}

function outcomeOf(failure: ApiFailure): AppointmentOutcome {
  switch (failure.kind) {
    case 'field-errors': {
      const texts = Object.entries(failure.fields.byField).flatMap(([name, messages]) => {
        const field = fieldOfRecord[name]
        return field === undefined ? [] : [[field, messages.join(' ')] as const]
      })
      if (texts.length === 0) return { kind: 'failed', failure: 'unavailable' }
      return { kind: 'refused', errors: Object.fromEntries(texts) }
    }
    case 'network':
    case 'timeout':
    case 'cancelled':
      return { kind: 'failed', failure: 'offline' }
    case 'rate-limited':
      return { kind: 'failed', failure: 'busy' }
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'rejected':
    case 'invalid-response':
    case 'server':
      return { kind: 'failed', failure: 'unavailable' }
  }
}

import { toCompactDate } from '@/lib/backends/compact-date'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { SaveStepRequest } from '@/lib/backends/trading/application-schemas'
import { isPartnerSource } from '@/lib/routes/register-route'
import type { Campaign } from '@/lib/domain/campaign/campaign'
import { systemClock, type Clock } from '@/lib/domain/validation/rule'

import type { AppointmentErrors } from './appointment-fields'
import type { Appointment } from './appointment-schema'
import { ApiFailureError, unwrap, type AppointmentServices } from './appointment-services'
import { checkAppointment, type Broker } from './check-appointment'

export type AppointmentOutcome =
  | { readonly kind: 'made' }
  | { readonly kind: 'rejected'; readonly errors: AppointmentErrors }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

export interface AppointmentContext {
  readonly services: AppointmentServices
  readonly campaign: Campaign
  /** The same for every attempt, so that a lost answer makes one appointment and not two. */
  readonly applicationId: string
  readonly clock?: Clock
}

/** Checks a valid form with the services, then saves it as the first step of an account opening with its appointment. */
export async function requestAppointment(
  appointment: Appointment,
  { services, campaign, applicationId, clock = systemClock }: AppointmentContext,
): Promise<AppointmentOutcome> {
  try {
    const { errors, broker } = await checkAppointment(appointment, services, clock)
    if (Object.keys(errors).length > 0) return { kind: 'rejected', errors }
    await unwrap(services.trading.saveStep(toRequest(appointment, applicationId, campaign, broker)))
    return { kind: 'made' }
  } catch (error) {
    if (error instanceof ApiFailureError) return { kind: 'failed', failure: error.failure }
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

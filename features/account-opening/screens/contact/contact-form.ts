import type { ApplicationData } from '../../application/application-data'
import type { ContactForm } from './contact-schema'

/** What the form of the first screen shows before anything is typed; apart from the schema, which is loaded later. */
export function toContactForm(data: ApplicationData): ContactForm {
  return {
    mobile: data.mobile ?? '',
    email: data.email ?? '',
    referralCode: data.referralCode ?? '',
    rewardCode: data.rewardCode ?? '',
    referrerName: data.referrerName ?? '',
    referrerPhone: data.referrerPhone ?? '',
    dataConsent: data.dataConsent ?? false,
    biometricConsent: data.biometricConsent ?? false,
  }
}

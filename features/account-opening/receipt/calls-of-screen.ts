import { accountEndpoints } from '@/lib/api/account/endpoints'
import { ekycEndpoints } from '@/lib/api/ekyc/endpoints'
import type { Endpoint, PersonalDatum, Purpose, Service } from '@/lib/api/endpoint'
import { tradingEndpoints } from '@/lib/api/trading/endpoints'

import { screens, stepOf, type Screen, type StepNumber } from '../machine/screens'

/** A call that a screen makes, as its service module declares it. */
interface Call {
  readonly service: Service
  readonly endpoint: Endpoint
}

const trading = (name: keyof typeof tradingEndpoints): Call => ({
  service: 'trading',
  endpoint: tradingEndpoints[name],
})
const ekyc = (name: keyof typeof ekycEndpoints): Call => ({ service: 'ekyc', endpoint: ekycEndpoints[name] })
const account = (name: keyof typeof accountEndpoints): Call => ({
  service: 'account',
  endpoint: accountEndpoints[name],
})

/** Calls with which a screen sends something about the applicant. The last screen of a step also saves the step. */
const callsOfScreen: Readonly<Record<Screen, readonly Call[]>> = {
  contact: [trading('checkInfo'), trading('checkBroker')],
  'sms-otp': [trading('sendSmsOtp'), trading('verifySmsOtp')],
  'email-otp': [trading('sendEmailOtp'), trading('verifyEmailOtp'), trading('saveStep')],
  'id-card': [ekyc('ocr')],
  'id-confirm': [trading('checkInfo'), trading('idNo'), account('checkAge')],
  face: [ekyc('faceMatch')],
  liveness: [ekyc('liveness'), trading('saveStep')],
  personal: [],
  address: [],
  work: [],
  banks: [],
  'account-number': [trading('checkAccountInput'), trading('holdAccount'), trading('saveStep')],
  services: [trading('saveStep')],
  review: [],
  terms: [trading('saveIdImages'), trading('createAccount'), trading('contractLink')],
  submitting: [trading('saveIdImages'), trading('createAccount'), trading('contractLink')],
  contract: [trading('sendSmsOtp'), trading('signContract')],
  success: [],
}

/** What each step adds to the record; a saved step holds what was gathered up to it. */
const gatheredIn: Readonly<Record<StepNumber, readonly PersonalDatum[]>> = {
  1: ['mobile', 'email', 'referrer', 'campaign'],
  2: ['name', 'id-number', 'birth-date', 'sex'],
  3: ['address', 'work', 'tax', 'bank-accounts', 'account-number'],
  4: ['service-choices'],
  5: [],
  6: [],
  7: [],
}

/** What a screen takes in and the browser keeps (encrypted) or only looks at (pictures). */
const readOnScreen: Readonly<Record<Screen, readonly PersonalDatum[]>> = {
  contact: ['mobile', 'email', 'referrer'],
  'sms-otp': ['otp'],
  'email-otp': ['otp'],
  'id-card': ['id-card-images', 'id-number', 'name', 'birth-date', 'sex', 'address'],
  'id-confirm': ['id-number', 'name', 'birth-date', 'sex', 'address'],
  face: ['face-image'],
  liveness: ['face-video-frames'],
  personal: [],
  address: ['address'],
  work: ['work', 'tax'],
  banks: ['bank-accounts'],
  'account-number': ['account-number'],
  services: ['service-choices'],
  review: [],
  terms: [],
  submitting: [],
  contract: ['otp'],
  success: [],
}

/** One line of the receipt: what goes to whom, and why. */
export interface Disclosure {
  readonly recipient: Service
  readonly purpose: Purpose
  readonly data: readonly PersonalDatum[]
}

export interface DataReceipt {
  readonly readHere: readonly PersonalDatum[]
  readonly sent: readonly Disclosure[]
}

/** What a screen reads and sends, from the declarations by which the calls are really made. */
export function receiptOf(screen: Screen): DataReceipt {
  const sent = new Map<string, Disclosure>()
  for (const { service, endpoint } of callsOfScreen[screen]) {
    if (endpoint.personal === undefined) continue
    const { sends, purpose } = endpoint.personal
    const data = purpose === 'save-progress' ? sends.filter((datum) => isGathered(datum, stepOf[screen])) : sends
    const key = `${service} ${purpose}`
    sent.set(key, { recipient: service, purpose, data: [...new Set([...(sent.get(key)?.data ?? []), ...data])] })
  }
  return { readHere: readOnScreen[screen], sent: [...sent.values()] }
}

function isGathered(datum: PersonalDatum, step: StepNumber): boolean {
  return screens.some((screen) => stepOf[screen] <= step && gatheredIn[stepOf[screen]].includes(datum))
}

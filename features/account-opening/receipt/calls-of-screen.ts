import { accountEndpoints } from '@/lib/backends/account/endpoints'
import { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import type { Endpoint, PersonalDatum, Service } from '@/lib/backends/endpoint'
import { tradingEndpoints } from '@/lib/backends/trading/endpoints'

import { endsStep, newAccountFlow, standardFlow, type Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'
import type { DataReceipt, Disclosure, Receipts } from './data-receipt'

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

/** Calls with which a screen sends something about the applicant; `savesStep` tells when the step is saved besides. */
const callsOfScreen: Readonly<Record<Screen, readonly Call[]>> = {
  contact: [trading('checkInfo'), trading('checkBroker')],
  'sms-otp': [trading('sendSmsOtp'), trading('verifySmsOtp')],
  'email-otp': [trading('sendEmailOtp'), trading('verifyEmailOtp')],
  'id-card': [ekyc('ocr')],
  'id-confirm': [trading('checkInfo'), trading('idNo'), account('checkAge')],
  face: [ekyc('faceMatch')],
  liveness: [ekyc('liveness')],
  personal: [],
  address: [],
  work: [],
  banks: [],
  'account-number': [trading('checkAccountInput'), trading('holdAccount')],
  services: [],
  review: [],
  terms: [trading('saveIdImages'), trading('createAccount'), trading('contractLink')],
  submitting: [trading('saveIdImages'), trading('createAccount'), trading('contractLink')],
  contract: [trading('sendSmsOtp'), trading('signContract')],
  success: [],
}

/** What each screen adds to the record; a saved step holds what was gathered up to it. */
const gatheredOn: Readonly<Partial<Record<Screen, readonly PersonalDatum[]>>> = {
  contact: ['mobile', 'email', 'referrer', 'campaign'],
  'id-confirm': ['name', 'id-number', 'birth-date', 'sex', 'address'],
  personal: ['nationality'],
  address: ['address'],
  work: ['work', 'tax'],
  banks: ['bank-accounts'],
  'account-number': ['account-number'],
  services: ['service-choices'],
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
  personal: ['nationality'],
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

/** Of every screen of both flows. To be drawn up on the server: the tables of calls carry the schemas of all they send and get. */
export function allReceipts(): Receipts {
  const receiptsOf = (flow: Flow) => Object.fromEntries(flow.screens.map((screen) => [screen, receiptOf(screen, flow)]))
  return { standard: receiptsOf(standardFlow), 'new-account': receiptsOf(newAccountFlow) } as Receipts
}

/** What a screen reads and sends, from the declarations by which the calls are really made. */
export function receiptOf(screen: Screen, flow: Flow): DataReceipt {
  const sent = new Map<string, Disclosure>()
  const calls = endsStep(screen, flow) ? [...callsOfScreen[screen], trading('saveStep')] : callsOfScreen[screen]
  for (const { service, endpoint } of calls) {
    if (endpoint.personal === undefined) continue
    const { sends, purpose } = endpoint.personal
    const data = purpose === 'save-progress' ? sends.filter((datum) => isGathered(datum, screen, flow)) : sends
    const key = `${service} ${purpose}`
    sent.set(key, { recipient: service, purpose, data: [...new Set([...(sent.get(key)?.data ?? []), ...data])] })
  }
  return { readHere: readOnScreen[screen], sent: [...sent.values()] }
}

function isGathered(datum: PersonalDatum, until: Screen, { screens }: Flow): boolean {
  const passed = screens.slice(0, screens.indexOf(until) + 1)
  return passed.some((screen) => gatheredOn[screen]?.includes(datum) === true)
}

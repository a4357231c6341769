import { accountEndpoints } from '@/lib/backends/account/endpoints'
import { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import type { Endpoint, PersonalDatum, Service } from '@/lib/backends/endpoint'
import { paymentAppEndpoints } from '@/lib/backends/payment-app/endpoints'
import { tradingEndpoints } from '@/lib/backends/trading/endpoints'

import { endsStep, newAccountFlow, standardFlow, type Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'

import { dataOf } from '../application/fields'
import type { DataReceipt, Disclosure, Receipts } from './data-receipt'

/** A call that a screen makes, as its service declares it. */
interface Call {
  readonly service: Service
  readonly endpoint: Endpoint
  /** What this screen sends with it; everything that the endpoint declares, unless given. */
  readonly sends?: readonly PersonalDatum[]
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

const existing = (...sends: readonly PersonalDatum[]): Call => ({ ...trading('checkInfo'), sends })

const opening = [trading('saveIdImages'), trading('createAccount'), trading('contractLink')]

/** Calls with which a screen sends personal data; the last screen of a step also saves the step. */
const callsOfScreen: Readonly<Record<Screen, readonly Call[]>> = {
  contact: [existing('mobile', 'email'), trading('checkBroker')],
  'sms-otp': [trading('sendSmsOtp'), trading('verifySmsOtp')],
  'email-otp': [trading('sendEmailOtp'), trading('verifyEmailOtp')],
  'id-card': [ekyc('ocr')],
  'id-confirm': [existing('id-number'), trading('idNo')],
  face: [ekyc('faceMatch')],
  liveness: [ekyc('liveness')],
  personal: [account('checkAge')],
  address: [],
  work: [],
  banks: [],
  'account-number': [trading('checkAccountInput'), trading('holdAccount')],
  services: [],
  review: [],
  terms: opening,
  submitting: opening,
  contract: [trading('sendSmsOtp'), trading('sendEmailOtp'), trading('signContract')],
  success: [{ service: 'payment-app', endpoint: paymentAppEndpoints.announce }],
}

/** Personal data that a screen reads besides answers: pictures stay in memory, codes are only passed on. */
const alsoReadOn: Readonly<Partial<Record<Screen, readonly PersonalDatum[]>>> = {
  'sms-otp': ['otp'],
  'email-otp': ['otp'],
  'id-card': ['id-card-images', ...dataOf('id-confirm')],
  face: ['face-image'],
  liveness: ['face-video-frames'],
  contract: ['otp'],
}

/** Personal data of the answers that a screen asks for. */
const answersOn = (screen: Screen): readonly PersonalDatum[] => (screen === 'success' ? [] : dataOf(screen))

/**
 * The receipts of every screen of both flows. Called on the server, because the endpoint tables carry the schemas of every
 * request and response.
 */
export function allReceipts(): Receipts {
  const receiptsOf = (flow: Flow) => Object.fromEntries(flow.screens.map((screen) => [screen, receiptOf(screen, flow)]))
  return { standard: receiptsOf(standardFlow), 'new-account': receiptsOf(newAccountFlow) } as Receipts
}

/** What a screen reads and sends, from the endpoint tables by which the calls are made. */
export function receiptOf(screen: Screen, flow: Flow): DataReceipt {
  const sent = new Map<string, Disclosure>()
  const calls = endsStep(screen, flow) ? [...callsOfScreen[screen], trading('saveStep')] : callsOfScreen[screen]
  for (const { service, endpoint, sends: sentHere } of calls) {
    if (endpoint.personal === undefined) continue
    const { purpose, sends: declared } = endpoint.personal
    const sends = sentHere ?? declared
    const data = purpose === 'save-progress' ? sends.filter((datum) => isGathered(datum, screen, flow)) : sends
    const key = `${service} ${purpose}`
    sent.set(key, { recipient: service, purpose, data: [...new Set([...(sent.get(key)?.data ?? []), ...data])] })
  }
  return { readHere: [...(alsoReadOn[screen] ?? []), ...answersOn(screen)], sent: [...sent.values()] }
}

/** Whether a step saved on this screen holds the datum. The campaign is known from the first screen on. */
function isGathered(datum: PersonalDatum, until: Screen, { screens }: Flow): boolean {
  const passed = screens.slice(0, screens.indexOf(until) + 1)
  return datum === 'campaign' || passed.some((screen) => answersOn(screen).includes(datum))
}

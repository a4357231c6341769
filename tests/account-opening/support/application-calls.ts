import type { ApiFailure } from '@/lib/platform/http/failure'
import type { SubmissionFailure } from '@/features/account-opening/api/submission-failure'
import type { ApplicationEvent } from '@/features/account-opening/machine/events'
import type { Result } from '@/lib/platform/result/result'
import { picture } from '@/tests/contract/support/applicant'
import type { ServiceName } from '@/tests/sandbox/http/service'

import type { TestApplicant } from './test-applicant'

export type Answer = Result<unknown, ApiFailure | SubmissionFailure>

/** One call of account opening, as its screen makes it. */
export interface ApplicationCall {
  readonly name: string
  readonly service: ServiceName
  /** Path that is made to fail; one method of `ApplicationApi` may make several calls. */
  readonly path: string
  readonly ask: (applicant: TestApplicant, code: CodeOf) => Promise<Answer>
  /** What the screen does with a good answer; it is given the answer's value. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each call has a value of its own
  readonly next?: (value: any) => readonly ApplicationEvent[]
  /** The answer can be lost, and the call is answered all the same. */
  readonly recovers?: true
}

/** The code that was sent last to a number or an address. */
export type CodeOf = (recipient: string) => string

const at = () => new Date().toISOString()
const ocrIdOf = ({ session }: TestApplicant) => session.snapshot().state.proofs.document?.ocrId ?? ''
const answered = (...screens: readonly ('personal' | 'address' | 'work' | 'banks')[]): ApplicationEvent[] =>
  screens.map((screen) => ({ type: 'answered', screen, answeredAt: at() }))

/** Every call of an opening, in the order in which the screens make them. */
export const applicationCalls: readonly ApplicationCall[] = [
  {
    name: 'referral code',
    service: 'trading',
    path: '/checkAccBroke',
    ask: ({ api }) => api.checkReferralCode('SN000101'),
  },
  {
    name: 'is the contact new',
    service: 'trading',
    path: '/v1/checkInfoAcc',
    ask: async ({ api, mobile, email }) => {
      const answer = await api.checkIdentifiers({ mobile, email })
      return answer.ok ? { ok: true, value: { mobile, email } } : answer
    },
    next: (proof) => [{ type: 'contact-checked', proof }],
  },
  {
    name: 'code to the mobile',
    service: 'trading',
    path: '/getSmsOtp',
    ask: ({ api, mobile }) => api.sendSmsOtp(mobile),
  },
  {
    name: 'check of the mobile’s code',
    service: 'trading',
    path: '/verifyOtp',
    ask: ({ api, mobile }, code) => api.verifySmsOtp(mobile, code(mobile)),
    next: (proof) => [{ type: 'sms-otp-verified', proof }],
  },
  {
    name: 'code to the e-mail',
    service: 'trading',
    path: '/getEmailOtp',
    ask: ({ api, email }) => api.sendEmailOtp(email),
  },
  {
    name: 'check of the e-mail’s code',
    service: 'trading',
    path: '/verifyEmailOtp',
    ask: ({ api, email }, code) => api.verifyEmailOtp(email, code(email)),
    next: (proof) => [{ type: 'email-otp-verified', proof }],
  },
  {
    name: 'saving a step',
    service: 'trading',
    path: '/saveOpenAccStep',
    ask: ({ api, session }) => api.saveStep(1, session.snapshot()),
  },
  {
    name: 'request of the ID provider',
    service: 'identity',
    path: '/ekyc',
    ask: readCard,
  },
  {
    name: 'reading the card',
    service: 'ekyc',
    path: '/ocr',
    ask: readCard,
    next: ({ proof }) => [{ type: 'document-read', proof }],
  },
  {
    name: 'is the ID number new',
    service: 'trading',
    path: '/v1/checkInfoAcc',
    ask: ({ api, idNumber }) => api.checkIdentifiers({ idNumber }),
  },
  {
    name: 'earlier opening',
    service: 'trading',
    path: '/getIdNo',
    ask: ({ api, idNumber }) => api.earlierApplication(idNumber),
  },
  {
    name: 'age',
    service: 'account',
    path: '/checkAge',
    ask: async (applicant) => {
      const { api, answers, idNumber } = applicant
      const answer = await api.checkAge(answers.birthDate ?? '')
      return answer.ok ? { ok: true, value: { ocrId: ocrIdOf(applicant), idNumber } } : answer
    },
    next: (proof) => [{ type: 'identity-confirmed', proof }],
  },
  {
    name: 'face',
    service: 'ekyc',
    path: '/facematch',
    ask: async (applicant) => {
      const ocrId = ocrIdOf(applicant)
      const answer = await applicant.api.matchFace(ocrId, await picture(applicant.idNumber, 'selfie'))
      return answer.ok ? { ok: true, value: { ocrId } } : answer
    },
    next: (proof) => [{ type: 'face-matched', proof }],
  },
  {
    name: 'presence',
    service: 'ekyc',
    path: '/liveness',
    ask: async (applicant) => {
      const face = await picture(applicant.idNumber, 'selfie')
      const challenge = await applicant.api.drawChallenge()
      if (!challenge.ok) return challenge
      const frames = challenge.value.actions.map((action) => ({ action, picture: face }))
      return applicant.api.checkLiveness(ocrIdOf(applicant), challenge.value.id, frames)
    },
  },
  {
    name: 'outcome of the identity check',
    service: 'ekyc',
    path: '/result',
    ask: async (applicant) => {
      const answer = await applicant.api.ekycResult(ocrIdOf(applicant))
      return answer.ok ? { ok: true, value: { ocrId: ocrIdOf(applicant) } } : answer
    },
    next: (proof) => [{ type: 'liveness-passed', proof }, ...answered('personal')],
  },
  {
    name: 'provinces',
    service: 'account',
    path: '/city',
    ask: ({ api }) => api.provinces(),
    next: () => answered('address'),
  },
  { name: 'jobs', service: 'trading', path: '/getJobs', ask: ({ api }) => api.jobs() },
  {
    name: 'positions',
    service: 'trading',
    path: '/getJobs',
    ask: ({ api }) => api.positions(),
    next: () => answered('work'),
  },
  { name: 'banks', service: 'account', path: '/bankList', ask: ({ api }) => api.banks() },
  { name: 'cities of a bank', service: 'account', path: '/bankRegional', ask: ({ api }) => api.bankCities('VCB') },
  {
    name: 'branches of a bank',
    service: 'account',
    path: '/bankBranches',
    ask: ({ api }) => api.bankBranches('VCB', '01'),
    next: () => answered('banks'),
  },
  {
    name: 'search for account numbers',
    service: 'trading',
    path: '/checkAccountNice',
    ask: ({ api }) => api.accountNumbers({ pattern: '27', match: 'end', page: 1 }),
  },
  {
    name: 'a number that was typed',
    service: 'trading',
    path: '/checkAccountUseInput',
    ask: ({ api, number }) => api.checkAccountNumber(number),
  },
  {
    name: 'holding a number',
    service: 'trading',
    path: '/statusNiceAccount',
    ask: ({ api, number }) => api.holdAccountNumber(number, 0),
    next: (proof) => [
      { type: 'account-number-chosen', proof },
      { type: 'answered', screen: 'services', answeredAt: at() },
      { type: 'reviewed', answeredAt: at() },
      { type: 'terms-accepted', proof: { acceptedAt: at() } },
    ],
  },
  { name: 'keeping the pictures', service: 'trading', path: '/saveTrueIdImg', ask: ({ api }) => api.submit() },
  { name: 'opening the account', service: 'trading', path: '/createAccount', ask: ({ api }) => api.submit() },
  {
    name: 'drawing up the contract',
    service: 'trading',
    path: '/getEcontractLink',
    ask: ({ api }) => api.submit(),
    next: (proof) => [{ type: 'contract-ready', proof }],
  },
  {
    name: 'code to sign with',
    service: 'trading',
    path: '/getSmsOtp',
    ask: ({ api }) => api.sendSigningOtp(),
  },
  {
    name: 'signature',
    service: 'trading',
    path: '/getEcontractSigned',
    ask: ({ api, mobile }, code) => api.signContract(code(mobile)),
    next: (proof) => [{ type: 'contract-signed', proof }],
    recovers: true,
  },
  {
    name: 'word to the payment app',
    service: 'payment-app',
    path: '/v1/zpmas',
    ask: ({ api }) => api.announceToPaymentApp(),
  },
]

/** What the screen does with the answer of its call. */
export function goOn({ session }: TestApplicant, call: ApplicationCall, answer: Answer): void {
  if (!answer.ok) throw new Error(`${call.name}: ${answer.error.kind}`)
  for (const event of call.next?.(answer.value) ?? []) session.send(event)
}

async function readCard({ api, idNumber }: TestApplicant): Promise<Answer> {
  return api.readCard(await picture(idNumber, 'front'), await picture(idNumber, 'back'))
}

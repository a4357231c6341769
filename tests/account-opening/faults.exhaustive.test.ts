import { createTranslator } from 'next-intl'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { recoveryFor } from '@/features/account-opening/submission/recovery'
import { applicationFailures } from '@/lib/domain/failures/application-failures'
import { describeFailure, fieldTexts } from '@/lib/domain/failures/describe-failure'
import { againstSandbox, useBackends } from '@/tests/contract/support/backends'
import { otpSentTo } from '@/tests/contract/support/applicant'
import type { Fault } from '@/tests/sandbox/state/faults'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vietnamese from '@/messages/vi.json'

import { type Answer, type ApplicationCall, applicationCalls, goOn } from './support/application-calls'
import { servicesBehindGateway } from './support/gateway-services'
import { newTestApplicant, type TestApplicant } from './support/test-applicant'

const backends = useBackends()

/** What a service writes for the person in front of the screen. */
const writtenByService = 'Hệ thống đang bảo trì đến 22 giờ'

/** What each fault looks like from the browser. A dropped connection is told by the gateway, in the backend's place. */
const faults: readonly (readonly [Omit<Fault, 'service'>, kind: string])[] = [
  [{ kind: 'status', status: 422, body: { message: { 'error-message': [writtenByService] } } }, 'field-errors'],
  [{ kind: 'status', status: 500 }, 'server'],
  [{ kind: 'status', status: 503, body: '<html>Service Unavailable</html>' }, 'server'],
  [{ kind: 'status', status: 401 }, 'unauthorized'],
  [{ kind: 'status', status: 403 }, 'forbidden'],
  [{ kind: 'status', status: 404 }, 'not-found'],
  [{ kind: 'status', status: 429 }, 'rate-limited'],
  [{ kind: 'drop' }, 'server'],
  [{ kind: 'malformed' }, 'invalid-response'],
  [{ kind: 'hang' }, 'timeout'],
  [{ kind: 'delay', ms: 300 }, 'timeout'],
]

const translators = [
  createTranslator({ locale: 'vi', messages: vietnamese, namespace: 'failures' }),
  createTranslator({ locale: 'en', messages: en, namespace: 'failures' }),
  createTranslator({ locale: 'ko', messages: ko, namespace: 'failures' }),
]

/** One applicant, who meets every fault at every call and opens an account all the same. */
describe.runIf(againstSandbox)('every call of an opening, failing in every way', () => {
  let applicant: TestApplicant
  let timeOut: Awaited<ReturnType<typeof servicesBehindGateway>>['timeOut']
  const now = () => new Date(Date.now() + backends.clockOffset)
  const code = (recipient: string) => otpSentTo(backends, recipient)

  beforeAll(async () => {
    const gateway = await servicesBehindGateway(backends.url)
    timeOut = gateway.timeOut
    applicant = await newTestApplicant(gateway.openBrowser, now)
    applicant.session.save(applicant.answers)
    return gateway.close
  })

  /** Where the applicant stands, and everything that was typed. */
  const standing = () => {
    const { state, data } = applicant.session.snapshot()
    return { screen: state.screen, data }
  }

  async function failing(call: ApplicationCall, fault: Omit<Fault, 'service'>): Promise<Answer> {
    backends.sandbox.faults.add({ ...fault, service: call.service, path: call.path })
    const isSlow = fault.kind === 'hang' || fault.kind === 'delay'
    const waitAgain = isSlow ? timeOut(call.path, () => reached(call, fault.kind)) : undefined
    const answer = await call.ask(applicant, code)
    waitAgain?.()
    backends.sandbox.faults.clear()
    // Nobody was waiting any more, but the work is done.
    if (fault.kind === 'delay') await vi.waitUntil(() => unanswered(call.service).length === 0, 60_000)
    return answer
  }

  /** The next call of a path is with the backend; one that hangs has been carried out there. */
  async function reached({ service, path }: ApplicationCall, kind: Fault['kind']): Promise<void> {
    const arrived = () => backends.sandbox.journal.list(service).filter((entry) => entry.path.startsWith(path))
    const before = arrived().length
    const isReached = () => arrived().length > before && (kind === 'delay' || arrived()[0]?.outcome === 'hang')
    await vi.waitUntil(isReached, { interval: 5, timeout: 60_000 })
  }

  /** The failure itself, where it came after the account was opened. */
  const unwrapped = (answer: Answer): Answer =>
    !answer.ok && answer.error.kind === 'contract-pending' ? { ok: false, error: answer.error.failure } : answer

  const unanswered = (service: ApplicationCall['service']) =>
    backends.sandbox.journal.list(service).filter(({ outcome }) => outcome === undefined)

  /** Tries again until it is let: a service may ask to wait, for a code that it has sent already. */
  async function tryAgain(call: ApplicationCall): Promise<Answer> {
    const answer = await call.ask(applicant, code)
    if (answer.ok || answer.error.kind !== 'rate-limited') return answer
    expect(answer.error.retryAfterSeconds).toBeGreaterThan(0)
    backends.clockOffset += (answer.error.retryAfterSeconds ?? 0) * 1000
    return call.ask(applicant, code)
  }

  it.each(applicationCalls.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    const before = standing()
    for (const [fault, kind] of faults) {
      const answer = await failing(call, fault)
      const mayRecover = call.recovers && fault.kind !== 'status'
      const expected = mayRecover ? { ok: true } : { ok: false, error: { kind } }
      expect({ fault, answer: unwrapped(answer) }).toMatchObject({ fault, answer: expected })
      if (!answer.ok) expectWords(answer.error)
      expect(standing()).toEqual(before)
    }
    const answer = await tryAgain(call)
    expect(answer).toMatchObject({ ok: true })
    goOn(applicant, call, answer)
  })

  function expectWords(told: Extract<Answer, { ok: false }>['error']): void {
    if (told.kind === 'incomplete') throw new Error(`incomplete: ${told.missing.join(', ')}`)
    const failure = told.kind === 'contract-pending' ? told.failure : told
    const written = failure.kind === 'field-errors' ? fieldTexts(failure.fields).join(' ') : ''
    const described = describeFailure(failure, applicationFailures)
    if (described === null) throw new Error(`${failure.kind} is told by nothing`)
    const { key, values } = described
    const texts = translators.map((t) => written || t(key, { ...values, hotline: '1900 6277' }))
    for (const text of texts) expect(text).not.toMatch(/^(failures\.|$)/)
    // What a service wrote for the person reaches the person; everything else is said in each language.
    const isWritten = failure.kind === 'field-errors'
    expect(new Set(texts).size).toBe(isWritten ? 1 : translators.length)
    expect(texts.includes(writtenByService)).toBe(isWritten)
    // What only a person can mend asks to call; what was not refused is never asked for again.
    const mayMend = failure.kind === 'forbidden' || failure.kind === 'not-found'
    const isOpened = told.kind === 'contract-pending'
    expect(recoveryFor(told).kind).toBe(isWritten && !isOpened ? 'change' : mayMend || isWritten ? 'call' : 'retry')
  }

  it('ends with one account, one contract that is signed once, and no code or number too many', () => {
    const { sandbox } = backends
    expect(applicant.session.snapshot().state.screen).toBe('success')
    const opened = sandbox.accounts.list().filter(({ fields }) => fields.idno === applicant.idNumber)
    expect(opened).toHaveLength(1)
    expect(opened[0]).toMatchObject({ acc_no: applicant.number, status: 'in_review' })

    const sent = (recipient: string) => sandbox.outbox.list(recipient).filter(({ otp }) => otp !== undefined)
    // A code whose sending was not answered cannot be typed in. Another one was sent, but not before its time.
    expect(sent(applicant.mobile)).toHaveLength(2 + 2)
    expect(sent(applicant.email)).toHaveLength(2)
    const welcomes = sandbox.outbox.list(applicant.email).filter(({ otp }) => otp === undefined)
    expect(welcomes).toHaveLength(1)

    const answered = sandbox.journal.list('trading').filter(({ outcome }) => outcome === 200)
    const calls = answered.map(({ path }) => path).toReversed()
    expect(calls.indexOf('/createAccount')).toBeGreaterThan(calls.indexOf('/saveTrueIdImg'))
    expect(calls).toContain('/saveTrueIdImg')
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { TradingApi } from '@/lib/backends/trading/trading-api'
import { err, ok } from '@/lib/platform/result/result'
import { standardFlow, newAccountFlow, type Flow } from '@/lib/domain/account-opening/flows'
import { screens } from '@/lib/domain/account-opening/screens'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { ApplicationData } from '@/features/account-opening/application/application-data'
import type { Draft } from '@/features/account-opening/draft/draft'
import { proofOf, type ProofName } from '@/features/account-opening/machine/proofs'
import { isLocked } from '@/features/account-opening/machine/reach'
import {
  createApplicationSession,
  type ApplicationSession,
} from '@/features/account-opening/session/application-session'
import { createSubmission } from '@/features/account-opening/submission/create-submission'
import { recoveryFor, refusalOf } from '@/features/account-opening/submission/recovery'
import { fullApplication } from '@/tests/factories/application'
import { allProofs, earningEvents } from '@/tests/factories/application-proofs'

/** `npm run proof:walks` takes 10,000. */
const events = Number(process.env['WALK_EVENTS'] ?? 600)

const now = () => new Date(allProofs.terms.acceptedAt)

/** Codes of the trading service and the gateway, and an unknown one. */
const codes =
  'ACCOUNT_EXISTS ACCOUNT_TAKEN FEE_CHANGED CONSENT_MISSING CONTRACT_UNKNOWN CONTRACT_SIGNED OTP_UNPROVEN EKYC_UNPROVEN TRIES_SPENT DATA_MISMATCH UNDERAGE CARD_EXPIRED BAD_REQUEST BODY_TIMEOUT BUSY NEW_CODE'.split(
    ' ',
  )
const names =
  'mobile email idno acc_no banks.0.bank_acc sms_transaction_id ocr_id face liveness consents unknown'.split(' ')

/** Every way in which a call of the submission can fail, each code with and without fields. */
const failures: fc.Arbitrary<ApiFailure> = fc.oneof(
  fc.constantFrom<ApiFailure[]>(
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'server', status: 503 },
    { kind: 'invalid-response', issues: [] },
    { kind: 'unauthorized', status: 401 },
    { kind: 'forbidden', status: 403 },
    { kind: 'not-found', status: 404 },
    { kind: 'rate-limited', status: 429 },
  ),
  fc
    .record({ code: fc.constantFrom(...codes), fields: fc.option(fc.subarray(names, { maxLength: 3 })) })
    .map(({ code, fields }): ApiFailure => ({ kind: 'rejected', status: 422, code, ...(fields && { fields }) })),
  fc.subarray(names, { maxLength: 2 }).map((fields): ApiFailure => ({
    kind: 'field-errors',
    status: 422,
    fields: { banner: ['x'], byField: Object.fromEntries(fields.map((name) => [name, ['x']])), indexed: [] },
  })),
)

type Call = 'saveIdImages' | 'createAccount' | 'contract'

type Act =
  | { readonly kind: 'answer' | 'reload' | 'back' }
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'edit'; readonly to: number }
  | { readonly kind: 'type'; readonly which: number }
  | { readonly kind: 'lose'; readonly proof: ProofName }
  /** The submission fails at one call; `isLost`: the backend did its work, and only the answer is missing. */
  | { readonly kind: 'fail'; readonly call: Call; readonly failure: ApiFailure; readonly isLost: boolean }

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Act>({ kind: 'answer' }) },
  { weight: 2, arbitrary: fc.constantFrom<Act[]>({ kind: 'reload' }, { kind: 'back' }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('go' as const, 'edit' as const), to: fc.nat(screens.length - 1) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('type' as const), which: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(proofOf)).map((proof): Act => ({ kind: 'lose', proof })) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fail' as const),
      call: fc.constantFrom<Call[]>('saveIdImages', 'createAccount', 'contract'),
      failure: failures,
      isLost: fc.boolean(),
    }),
  },
)

const answers = Object.entries(fullApplication)

/** A backend that opens one account for an application, whatever is called how often. */
function backend() {
  const accounts = new Set<string>()
  let fault: Extract<Act, { kind: 'fail' }> | null = null
  async function call<Value>(name: Call, work: () => Value) {
    const failing = fault?.call === name ? fault : null
    // Only an answer that never came can hide work that was done.
    const isUnanswered = failing !== null && ['network', 'timeout', 'server'].includes(failing.failure.kind)
    if (failing === null || (failing.isLost && isUnanswered)) work()
    return failing === null ? ok(work()) : err(failing.failure)
  }
  const account = { clientId: 'client-1', accountNumber: '686868', contractId: 'contract-1' }
  const trading = {
    saveIdImages: () => call('saveIdImages', () => now()),
    createAccount: ({ opening_id }: { opening_id: string }) =>
      call('createAccount', () => {
        accounts.add(opening_id)
        return account
      }),
    contract: () => call('contract', () => ({ contractId: 'contract-1', url: '/c.pdf', signedAt: null })),
  } as unknown as TradingApi
  return { trading, accounts, failNext: (next: typeof fault) => void (fault = next) }
}

function insist(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}

/** One applicant on one device. */
class Walker {
  readonly backend = backend()
  readonly #flow: Flow
  readonly typed: Partial<ApplicationData> = {}
  #draft: Draft | null = null
  session: ApplicationSession

  constructor(flow: Flow) {
    this.#flow = flow
    this.session = this.load()
  }

  load(): ApplicationSession {
    return createApplicationSession(
      this.#draft === null ? { kind: 'none' } : { kind: 'found', draft: this.#draft },
      null,
      {
        store: {
          read: async () => ({ kind: 'none' }),
          save: async (draft) => {
            this.#draft = structuredClone(draft)
            return { kind: 'saved', at: draft.savedAt }
          },
          release: () => undefined,
          remove: async () => {},
        },
        flow: this.#flow,
        campaign: {},
        now,
        newId: () => '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01',
        onStepFinished: () => {},
      },
    )
  }

  save(patch: Partial<ApplicationData>): void {
    this.session.save(patch)
    Object.assign(this.typed, patch)
  }

  /** What the applicant does to get on: the answer of the screen, or on `submitting` what it offers. */
  async advance(): Promise<void> {
    const { state, data } = this.session.snapshot()
    if (state.screen !== 'submitting') {
      const event = earningEvents.find((_, index) => screens[index] === state.screen)
      if (event === undefined) throw new Error(`${state.screen} has no next step`)
      this.session.send(event)
      insist(this.session.snapshot().state.screen !== state.screen, `${state.screen} leads nowhere`)
      return
    }
    const submission = createSubmission(this.backend.trading, this.session, now)
    const answer = await submission.submit()
    if (answer.ok) return this.session.send({ type: 'contract-ready', proof: answer.value })
    const recovery = recoveryFor(answer.error, data.curedRefusal)
    if (recovery.kind !== 'change') {
      insist(this.session.snapshot().state.screen === 'submitting', 'a failure that nothing cures leaves the screen')
      return
    }
    // The account was not opened by this refusal, and the same one does not send the applicant round again.
    insist(answer.error.kind !== 'contract-pending', 'answers are unlocked although the account is open')
    insist(refusalOf(answer.error) !== data.curedRefusal, 'the same refusal sends the applicant round again')
    this.save({ curedRefusal: refusalOf(answer.error) })
    for (const proof of [...recovery.lost, 'terms' as const]) this.session.send({ type: 'proof-lost', proof })
    const first = screens.find((screen) => screen !== 'success' && recovery.lost.includes(proofOf[screen]))
    if (first !== undefined) this.session.send({ type: 'edit', screen: first })
    insist(this.session.snapshot().state.screen !== 'submitting', 'a refusal is not left')
  }

  async act(act: Act): Promise<void> {
    if (act.kind === 'answer') return this.advance()
    if (act.kind === 'fail') {
      this.backend.failNext(act)
      if (this.session.snapshot().state.screen === 'submitting') await this.advance()
      this.backend.failNext(null)
    } else if (act.kind === 'reload') this.session = this.load()
    else if (act.kind === 'back') this.session.send({ type: 'back' })
    else if (act.kind === 'go') this.session.send({ type: 'go', screen: screens[act.to] ?? 'contact' })
    else if (act.kind === 'edit') this.session.send({ type: 'edit', screen: screens[act.to] ?? 'contact' })
    else if (act.kind === 'lose') {
      // Backends withdraw proofs only while there is no account.
      if (!isLocked(this.session.snapshot().state.proofs)) this.session.send({ type: 'proof-lost', proof: act.proof })
    } else if (act.kind === 'type' && !isLocked(this.session.snapshot().state.proofs)) {
      const [field, value] = answers[act.which % answers.length] ?? []
      if (field !== undefined) this.save({ [field]: value })
    }
  }
}

test.each([
  ['standard', standardFlow],
  ['new-account', newAccountFlow],
] as const)(
  '%s flow: whatever fails, there is a next step, nothing is lost and one account is opened',
  async (_, flow) => {
    let walker = new Walker(flow)
    let finished = 0
    walker.save(fullApplication)
    for (const act of fc.sample(acts, { numRuns: events, seed: 20_261_122 })) {
      // Each event builds on the one before.
      // oxlint-disable-next-line no-await-in-loop
      await walker.act(act)
      const { state, data } = walker.session.snapshot()
      const isFinished = state.screen === 'success'
      expect(walker.backend.accounts.size).toBeLessThanOrEqual(1)
      expect(walker.backend.accounts.size).toBeGreaterThanOrEqual(isFinished ? 1 : 0)
      expect(data).toEqual(isFinished ? {} : walker.typed)
      if (!isFinished) continue
      finished += 1
      walker = new Walker(flow)
      walker.save(fullApplication)
    }
    // With backends that are well again, the rest of the way is as long as the flow.
    for (let step = 0; step <= 2 * screens.length && walker.session.snapshot().state.screen !== 'success'; step += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await walker.advance()
    }
    expect(walker.session.snapshot().state.screen).toBe('success')
    expect(finished).toBeGreaterThan(0)
  },
)

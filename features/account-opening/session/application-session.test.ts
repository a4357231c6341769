import { expect, test, vi } from 'vitest'

import type { Campaign } from '@/lib/domain/campaign/campaign'
import { allProofs, earningEvents } from '@/tests/factories/application-proofs'

import type { Draft } from '../draft/draft'
import type { DraftFound, DraftSaved, DraftStore } from '../draft/draft-store'
import { newAccountFlow, standardFlow, type Flow } from '@/lib/domain/account-opening/flows'
import { screens } from '@/lib/domain/account-opening/screens'
import { createApplicationSession, type ApplicationSnapshot } from './application-session'

const instant = '2026-11-20T03:42:00.000Z'

function fakeStore(outcome: DraftSaved = { kind: 'saved', at: instant }) {
  const saved: Draft[] = []
  let removed = 0
  const store: DraftStore = {
    read: async () => ({ kind: 'none' }),
    save: async (draft) => {
      saved.push(draft)
      return outcome
    },
    release: () => undefined,
    remove: async () => {
      removed += 1
    },
  }
  return { store, saved, removed: () => removed }
}

function open(
  found: DraftFound = { kind: 'none' },
  options: { campaign?: Campaign; outcome?: DraftSaved; flow?: Flow } = {},
) {
  const { store, saved, removed } = fakeStore(options.outcome)
  const onStepFinished = vi.fn<(step: number, known: ApplicationSnapshot) => void>()
  const session = createApplicationSession(found, null, {
    store,
    flow: options.flow ?? standardFlow,
    campaign: options.campaign ?? {},
    now: () => new Date(instant),
    newId: () => '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01',
    onStepFinished,
  })
  return { session, saved, removed, onStepFinished }
}

const draft: Draft = {
  version: 1,
  applicationId: 'application-of-the-draft',
  data: { street: '12 Phố Mẫu' },
  proofs: { contact: allProofs.contact },
  screen: 'sms-otp',
  returnToReview: false,
  transactions: {
    sms: { recipient: '0912345678', transactionId: 'sms-1', resendAt: instant, expiresAt: instant },
  },
  campaign: { source: 'momo' },
  savedAt: instant,
}

test.each([
  ['the standard flow', standardFlow, [1, 2, 3, 4, 5, 6, 7]],
  ['the new-account variant', newAccountFlow, [1, 1.1, 2, 3, 4, 5, 6, 7]],
] as const)('reports each finished step of %s once, in order', (_, flow, steps) => {
  const { session, onStepFinished } = open({ kind: 'none' }, { flow })
  for (const screen of flow.screens) {
    expect(session.snapshot().state.screen).toBe(screen)
    const event = earningEvents[screens.indexOf(screen)]
    if (event !== undefined) session.send(event)
  }
  expect(onStepFinished.mock.calls.map(([step]) => step)).toEqual(steps)
})

test('writes every answer and every move to the draft', () => {
  const { session, saved } = open()
  session.save({ mobile: '0912345678' })
  session.save({ email: 'lan@example.com' })
  session.send({ type: 'contact-checked', proof: allProofs.contact })
  expect(saved.at(-1)).toMatchObject({
    data: { mobile: '0912345678', email: 'lan@example.com' },
    screen: 'sms-otp',
    proofs: { contact: allProofs.contact },
  })
})

test('does not write unchanged answers', () => {
  const { session, saved } = open({ kind: 'found', draft })
  session.save({ street: '12 Phố Mẫu', banks: undefined })
  expect(saved).toEqual([])
})

test('changing a checked mobile revokes its proof', () => {
  const { session } = open()
  session.save({ mobile: '0912345678' })
  session.send({ type: 'contact-checked', proof: allProofs.contact })
  session.send({ type: 'back' })
  session.save({ mobile: '0987654321' })
  session.send({ type: 'go', screen: 'sms-otp' })
  expect(session.snapshot().state.screen).toBe('contact')
})

test('restores screen, answers, codes and campaign of a draft', () => {
  const { session } = open({ kind: 'found', draft })
  expect(session.snapshot()).toMatchObject({
    applicationId: 'application-of-the-draft',
    state: { screen: 'sms-otp' },
    data: draft.data,
    transactions: draft.transactions,
    campaign: { source: 'momo' },
    savedAt: instant,
  })
})

test('a new link replaces the campaign of the draft', () => {
  const { session } = open({ kind: 'found', draft }, { campaign: { ref_code: 'AB12CD34' } })
  expect(session.snapshot().campaign).toEqual({ ref_code: 'AB12CD34' })
})

test.each(['full', 'blocked'] as const)('reports storage that is %s and loses no answers', async (reason) => {
  const { session } = open({ kind: 'none' }, { outcome: { kind: 'failed', reason } })
  session.save({ street: '12 Phố Mẫu' })
  await vi.waitFor(() => {
    expect(session.snapshot().saveProblem).toBe(reason)
  })
  expect(session.snapshot().data.street).toBe('12 Phố Mẫu')
})

test('a tab that handed the draft over stops writing', () => {
  const { session, saved } = open()
  session.handOver('other-tab')
  session.save({ street: 'typed here' })
  session.send({ type: 'contact-checked', proof: allProofs.contact })
  expect(saved).toEqual([])
  expect(session.snapshot().state.screen).toBe('contact')
})

test('erasing removes answers, proofs and the application id', async () => {
  const { session, removed } = open({ kind: 'found', draft })
  await session.erase()
  expect(removed()).toBe(1)
  expect(session.snapshot()).toMatchObject({ data: {}, state: { screen: 'contact', proofs: {} } })
  expect(session.snapshot().applicationId).not.toBe(draft.applicationId)
})

test('removes the answers once the contract is signed', () => {
  const { session, saved } = open()
  session.save({ street: '12 Phố Mẫu' })
  for (const event of earningEvents) session.send(event)
  expect(session.snapshot().state.screen).toBe(screens.at(-1))
  expect(saved.at(-1)?.data).toEqual({})
})

test('reports the last step with the answers that signing removes', () => {
  const { session, onStepFinished } = open()
  session.save({ street: '12 Phố Mẫu' })
  for (const event of earningEvents) session.send(event)
  const [step, known] = onStepFinished.mock.lastCall ?? []
  expect(step).toBe(7)
  expect(known).toMatchObject({ data: { street: '12 Phố Mẫu' }, state: { proofs: { signed: allProofs.signed } } })
})

test('a claimed application is on this device before the claim resolves', async () => {
  const { store } = fakeStore()
  const written = Promise.withResolvers<DraftSaved>()
  const session = createApplicationSession({ kind: 'found', draft }, null, {
    store: { ...store, save: () => written.promise },
    flow: standardFlow,
    campaign: {},
    now: () => new Date(instant),
    newId: () => 'unused',
    onStepFinished: () => undefined,
  })
  const order: string[] = []
  const claimed = session.claim().then(() => order.push('claimed'))
  await Promise.resolve()
  order.push('written')
  written.resolve({ kind: 'saved', at: instant })
  await claimed
  expect(order).toEqual(['written', 'claimed'])
})

import { expect, test } from 'vitest'

import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/application-proofs'

import { standardFlow } from '@/lib/domain/account-opening/flows'
import type { EarnedProofs } from '../machine/proofs'
import { stateFor } from '../machine/transition'
import type { ApplicationSnapshot } from '../session/application-session'
import { handoffAddress, handoffOfAddress } from './handoff-address'
import { openHandoff, sealHandoff } from './handoff-code'
import { toHandoff, toReceivedDraft } from './handoff-content'

const now = new Date('2026-11-20T03:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const { reviewed: _reviewed, terms, contract: _contract, signed: _signed, ...answered } = allProofs

function snapshot(proofs: EarnedProofs, more: Partial<ApplicationSnapshot> = {}): ApplicationSnapshot {
  return {
    applicationId: '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01',
    flow: standardFlow,
    data: fullApplication,
    state: stateFor(proofs, null),
    transactions: {},
    campaign: { source: 'momo' },
    savedAt: null,
    saveProblem: null,
    ownership: 'this-tab',
    ...more,
  }
}

async function sealed(proofs: EarnedProofs = answered): Promise<string> {
  const content = toHandoff(snapshot(proofs))
  if (content === null) throw new Error('nothing to hand over')
  return sealHandoff(content, now)
}

test('the other device continues with answers and proofs', async () => {
  const { contact, smsOtp, emailOtp } = allProofs
  const opened = await openHandoff(await sealed({ contact, smsOtp, emailOtp }), after(60))
  if (opened.kind !== 'read') throw new Error(opened.kind)
  const draft = toReceivedDraft(opened.content, now)
  expect(draft.data).toMatchObject({ mobile: '0912345678', email: 'lan@example.com', street: '12 Phố Mẫu' })
  expect(draft.applicationId).toBe('7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01')
  expect(draft.campaign).toEqual({ source: 'momo' })
  expect(stateFor(draft.proofs, draft.screen).screen).toBe('id-card')
})

test('withholds ID number, readings of the card and tax number', () => {
  const content = toHandoff(
    snapshot(answered, { data: { ...fullApplication, idReadings: { qr: { idNumber: '001199999999' } } } }),
  )
  const text = JSON.stringify(content)
  for (const secret of ['001199999999', '8012345678', 'Thôn Cũ']) expect(text).not.toContain(secret)
  // Their proofs are required again, the others are kept.
  expect(stateFor(content?.proofs ?? {}, 'review').screen).toBe('id-confirm')
  expect(content?.proofs).toMatchObject({ document: allProofs.document, banks: allProofs.banks })
  expect(content?.proofs.work).toBeUndefined()
})

test('transfers the one-time code that the current screen waits for, and no other', () => {
  const transaction = { recipient: '0912345678', transactionId: 'sms-1', resendAt: '', expiresAt: '' }
  const transactions = { sms: transaction, email: transaction }
  const { contact } = allProofs
  expect(toHandoff(snapshot({ contact }, { transactions }))?.transactions).toEqual({ sms: transaction })
  expect(toHandoff(snapshot(answered, { transactions }))?.transactions).toEqual({})
})

test('hands nothing over once the terms are accepted', () => {
  expect(toHandoff(snapshot({ ...answered, reviewed: allProofs.reviewed, terms }))).toBeNull()
})

test('a code holds no plain text, differs each time, and is small enough to scan', async () => {
  const [one, other] = [await sealed(), await sealed()]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^[\w-]+$/)
  // 1,663 bytes is version 29 with the second correction level: larger ones are hard to read from a screen.
  expect(handoffAddress('https://site.example/en/register?step=review', 'review', one).length).toBeLessThan(1663)
})

test('a code expires after five minutes', async () => {
  const code = await sealed()
  expect((await openHandoff(code, after(299))).kind).toBe('read')
  expect((await openHandoff(code, after(300))).kind).toBe('expired')
})

test('refuses changed and truncated codes', async () => {
  const code = await sealed()
  const changed = code.slice(0, -3) + (code.at(-3) === 'A' ? 'B' : 'A') + code.slice(-2)
  for (const bad of [changed, code.slice(0, -8), code.slice(8), '', 'ä', 'AAAA']) {
    // One at a time, so that a failure names its code.
    // oxlint-disable-next-line no-await-in-loop
    expect((await openHandoff(bad, now)).kind).toBe('unreadable')
  }
})

test.each([
  ['https://site.example/register?step=face&source=momo', 'https://site.example/open-account?step=face#handoff=code'],
  ['https://site.example/kr/register?step=face', 'https://site.example/kr/open-account?step=face#handoff=code'],
  ['https://site.example/new-register?step=face', 'https://site.example/new-register?step=face#handoff=code'],
])('%s leads to the page for phones', (href, address) => {
  expect(handoffAddress(href, 'face', 'code')).toBe(address)
  expect(handoffOfAddress(new URL(address).hash)).toBe('code')
})

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/application-proofs'

import { fieldNames, fields } from '../application/fields'
import type { DraftFound } from '../draft/draft-store'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import type { EarnedProofs } from '../machine/proofs'
import { stateFor } from '../machine/transition'
import type { ApplicationSnapshot } from '../session/application-session'
import { handoffAddress, handoffOfAddress } from './handoff-address'
import { openHandoff, sealHandoff } from './handoff-code'
import { toHandoff, toReceivedDraft } from './handoff-content'
import { handoffFields, parseHandoff } from './handoff-schema'
import { maskedEmail, maskedMobile } from '@/lib/platform/text/masked'
import { receiveHandoff, type HandoffOffer } from './receive-handoff'

const now = new Date('2026-11-20T03:00:00.000Z')
const newId = () => '0b8f3d7e-51a4-4c0e-8f7a-6c2d9e1b3a55'
const { reviewed: _reviewed, terms, contract: _contract, signed: _signed, ...answered } = allProofs
const code = { number: 'n'.repeat(22), key: 'k'.repeat(22) }

function snapshot(proofs: EarnedProofs, more: Partial<ApplicationSnapshot> = {}): ApplicationSnapshot {
  return {
    applicationId: '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01',
    flow: standardFlow,
    data: fullApplication,
    state: stateFor(proofs, null),
    transactions: { sms: { recipient: '0912345678', transactionId: 'sms-1', resendAt: '', expiresAt: '' } },
    campaign: { source: 'momo' },
    savedAt: null,
    saveProblem: null,
    ownership: 'this-tab',
    ...more,
  }
}

const content = () => {
  const found = toHandoff(snapshot(answered))
  if (found === null) throw new Error('nothing to hand over')
  return found
}

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

test('answers move, and what is read, given or chosen again does not', () => {
  const { data, campaign } = content()
  expect(data).toMatchObject({ mobile: '0912345678', email: 'lan@example.com', street: '12 Phố Mẫu' })
  expect(campaign).toEqual({ source: 'momo' })
  const text = JSON.stringify(content())
  for (const secret of ['001199999999', '8012345678', 'Thôn Cũ', 'NGUYỄN', 'sms-1', 'ocr-1', 'contract-1', 'Consent']) {
    expect(text).not.toContain(secret)
  }
})

test('the other device begins with nothing verified, under a name of its own', () => {
  const draft = toReceivedDraft(content(), newId(), now)
  expect(draft).toMatchObject({ applicationId: newId(), proofs: {}, transactions: {}, screen: 'contact' })
  expect(stateFor(draft.proofs, 'success').screen).toBe('contact')
})

test('hands nothing over once the terms are accepted', () => {
  expect(toHandoff(snapshot({ ...answered, reviewed: allProofs.reviewed, terms }))).toBeNull()
})

test('every field that moves has a rule of its own', () => {
  const moving = fieldNames.filter((field) => fields[field].handoff !== 'withheld')
  expect(handoffFields.toSorted()).toEqual(moving.toSorted())
  expect(parseHandoff(structuredClone(content()))).toEqual(content())
})

test.each([
  ['proofs', { proofs: allProofs }],
  ['a screen', { screen: 'success' }],
  ['a contract', { data: { contract: 'https://evil.example' } }],
  ['consent', { data: { dataConsent: true } }],
  ['an ID number', { data: { idNumber: '001199999999' } }],
  ['another version', { version: 2 }],
  ['control characters', { data: { street: 'a\u0000b' } }],
  ['an endless name', { data: { referrerName: 'a'.repeat(5000) } }],
  ['markup for a number', { data: { mobile: '<script>' } }],
  [
    'ten banks',
    { data: { banks: Array.from({ length: 10 }, () => ({ bank: { code: 'a', name: 'b' }, accountNumber: '1' })) } },
  ],
  ['the prototype', JSON.parse('{"data":{"__proto__":{"mobile":"0912345678"}}}') as object],
])('refuses a code with %s', (_, more) => {
  expect(parseHandoff({ version: 1, data: {}, campaign: {}, ...more })).toBeNull()
})

test('drops values that are not campaign parameters', () => {
  const parsed = parseHandoff({ version: 1, data: {}, campaign: { source: 'momo', evil: 'x', utm_source: 'a\u0007' } })
  expect(parsed?.campaign).toEqual({ source: 'momo' })
})

test('only the key opens what was sealed, and no two seals are alike', async () => {
  const [one, other] = [await sealHandoff(content()), await sealHandoff(content())]
  expect(one.sealed).not.toBe(other.sealed)
  expect(one.sealed).toMatch(/^[\w-]+$/)
  expect(await openHandoff(one)).toEqual(content())
  expect(await openHandoff({ ...one, key: other.key })).toBeNull()
  expect(await openHandoff({ ...one, sealed: one.sealed.slice(0, -8) })).toBeNull()
})

test.each([
  ['https://site.example/register?step=face&source=momo', 'https://site.example/open-account?step=contact'],
  ['https://site.example/kr/register?step=face', 'https://site.example/kr/open-account?step=contact'],
  ['https://site.example/new-register?step=face', 'https://site.example/new-register?step=contact'],
])('%s leads to the first screen of the page for phones', (href, page) => {
  const address = handoffAddress(href, code)
  expect(address).toBe(`${page}#handoff=${code.number}.${code.key}`)
  // Version 6 with the lowest correction level holds 134 bytes: 41 modules, easy to scan from a screen.
  expect(address.length).toBeLessThanOrEqual(134)
  expect(handoffOfAddress(new URL(address).hash)).toEqual(code)
})

test.each(['#handoff=', '#handoff=abc', `#handoff=${code.number}`, `#handoff=${code.number}.${code.key}x`])(
  '%s is a code that was cut off or changed',
  (hash) => {
    expect(handoffOfAddress(hash)).toBe('unreadable')
  },
)

test('masks show enough for the owner only', () => {
  expect(maskedMobile('0912345678')).toBe('09•• ••• 678')
  expect(maskedEmail('lan@example.com')).toBe('l••@example.com')
})

async function receive(found: DraftFound, isWanted: boolean, answer: () => Response) {
  window.history.replaceState(null, '', `/open-account?step=contact#handoff=${code.number}.${code.key}`)
  vi.stubGlobal('fetch', async () => answer())
  const offers: HandoffOffer[] = []
  const received = await receiveHandoff(found, {
    now: () => now,
    newId,
    decide: async (offer) => {
      offers.push(offer)
      return isWanted
    },
  })
  expect(window.location.hash).toBe('')
  return { ...received, offers }
}

const mine = { kind: 'found', draft: toReceivedDraft(content(), newId(), now) } as const

test('nothing is replaced unless the visitor agrees', async () => {
  const { sealed, key } = await sealHandoff(content())
  code.key = key
  const declined = await receive(mine, false, () => Response.json({ sealed }))
  expect(declined).toMatchObject({ found: 'handoff-declined', draft: mine, offers: [{ replaces: true }] })
  const accepted = await receive({ kind: 'none' }, true, () => Response.json({ sealed }))
  expect(accepted).toMatchObject({
    found: 'handed-over',
    draft: { kind: 'found', draft: { proofs: {}, data: { mobile: '0912345678' } } },
    offers: [{ replaces: false }],
  })
})

test.each([
  ['handoff-expired', () => new Response(null, { status: 404 })],
  ['handoff-unreachable', () => new Response(null, { status: 503 })],
  ['handoff-unreadable', () => Response.json({ sealed: 'A'.repeat(60) })],
] as const)('%s leaves the draft of this device as it is', async (found, answer) => {
  expect(await receive(mine, true, answer)).toMatchObject({ found, draft: mine, offers: [] })
})

test('an application that waits for its contract is never replaced', async () => {
  const waiting = {
    kind: 'found',
    draft: { ...mine.draft, proofs: { ...answered, reviewed: allProofs.reviewed, terms } },
  } as const
  const kept = await receive(waiting, true, () => expect.unreachable())
  expect(kept).toMatchObject({ found: 'handoff-kept', draft: waiting })
})

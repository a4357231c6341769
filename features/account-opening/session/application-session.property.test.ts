import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fullApplication } from '@/tests/factories/application'
import { allProofs, earningEvents } from '@/tests/factories/application-proofs'

import type { ApplicationData } from '../application/application-data'
import type { Draft } from '../draft/draft'
import type { ApplicationEvent } from '../machine/events'
import { newAccountFlow, standardFlow, type Flow } from '@/lib/domain/account-opening/flows'
import { proofOf } from '../machine/proofs'
import { screens } from '@/lib/domain/account-opening/screens'
import { createApplicationSession } from './application-session'

type Act = { readonly save: Partial<ApplicationData> } | { readonly send: ApplicationEvent } | 'reload'

const typed: Partial<ApplicationData>[] = Object.entries(fullApplication).map(([field, value]) => ({ [field]: value }))

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...typed).map((save) => ({ save })),
  fc.constantFrom('0987654321', '0912345678').map((mobile) => ({ save: { mobile } })),
  { weight: 3, arbitrary: fc.constantFrom(...earningEvents).map((send) => ({ send })) },
  fc.constantFrom(...screens).map((screen) => ({ send: { type: 'go', screen } as const })),
  fc.constantFrom(...screens).map((screen) => ({ send: { type: 'edit', screen } as const })),
  fc.constantFrom(...Object.values(proofOf)).map((proof) => ({ send: { type: 'proof-lost', proof } as const })),
  fc.constant({ send: { type: 'back' } } as const),
  fc.constant('reload' as const),
)

/** A tab with drafts in memory; a reload starts from the last one. */
function browser(flow: Flow) {
  let last: Draft | null = null
  const open = () =>
    createApplicationSession(last === null ? { kind: 'none' } : { kind: 'found', draft: last }, null, {
      store: {
        read: async () => ({ kind: 'none' }),
        save: async (draft) => {
          last = structuredClone(draft)
          return { kind: 'saved', at: draft.savedAt }
        },
        release: () => undefined,
        remove: async () => {},
      },
      flow,
      campaign: {},
      now: () => new Date(allProofs.terms.acceptedAt),
      newId: () => '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01',
      onStepFinished: () => {},
    })
  return open
}

test.each([
  ['standard', standardFlow],
  ['new-account', newAccountFlow],
] as const)('10,000 events of the %s flow, reloads among them, never lose a field', (_, flow) => {
  const open = browser(flow)
  let session = open()
  const known: Partial<ApplicationData> = {}
  for (const act of fc.sample(acts, { numRuns: 10_000, seed: 20_261_121 })) {
    if (act === 'reload') session = open()
    else if ('save' in act) {
      session.save(act.save)
      Object.assign(known, act.save)
    } else {
      session.send(act.send)
      // Only a signed application drops its answers.
      if (session.snapshot().state.screen === 'success') break
    }
    expect(session.snapshot().data).toEqual(known)
  }
  expect(Object.keys(known).toSorted()).toEqual(Object.keys(fullApplication).toSorted())
})

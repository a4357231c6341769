import type { Campaign } from '@/lib/domain/campaign/campaign'

import type { ApplicationData } from '../application/application-data'
import { draftVersion, type Draft, type OtpTransactions } from '../draft/draft'
import type { DraftFound, DraftStore } from '../draft/draft-store'
import { restorableProofs } from '../draft/restore'
import type { ApplicationEvent } from '../machine/events'
import type { Flow } from '@/lib/domain/account-opening/flows'
import type { Screen, StepNumber } from '@/lib/domain/account-opening/screens'
import { initialState, type ApplicationState } from '../machine/state'
import { stateFor, transition } from '../machine/transition'
import { finishedStep } from './finished-step'

/** What the wizard shows. Replaced as a whole on every change, so that React can compare it. */
export interface ApplicationSnapshot {
  readonly applicationId: string
  /** Order of the screens, given by the page that the wizard was opened on. */
  readonly flow: Flow
  readonly data: ApplicationData
  readonly state: ApplicationState
  readonly transactions: OtpTransactions
  readonly campaign: Campaign
  /** Who signed, in the memory of this page only: the draft drops the answers with the signature. Null or absent: not known. */
  readonly holder?: string | null
  /** ISO instant of the last save on this device. */
  readonly savedAt: string | null
  readonly saveProblem: 'full' | 'blocked' | null
  /** Another tab continues the draft, or deleted it: this one must not overwrite it. */
  readonly ownership: 'this-tab' | 'other-tab' | 'nobody'
}

interface SessionPorts {
  readonly store: DraftStore
  readonly flow: Flow
  readonly campaign: Campaign
  readonly now: () => Date
  readonly newId: () => string
  /** Called when a step is finished, with the answers that signing removes from the draft. */
  readonly onStepFinished: (step: StepNumber, known: ApplicationSnapshot) => void
}

export interface ApplicationSession {
  readonly snapshot: () => ApplicationSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly save: (patch: Partial<ApplicationData>) => void
  readonly send: (event: ApplicationEvent) => void
  readonly rememberTransactions: (transactions: OtpTransactions) => void
  /** Writes the draft as this tab's, which makes another tab stop writing. Resolves when it is on this device, or cannot be. */
  readonly claim: () => Promise<void>
  /** Another tab wrote or deleted the draft. */
  readonly handOver: (to: 'other-tab' | 'nobody') => void
  readonly erase: () => Promise<void>
}

/** The application of this tab: keeps machine, answers and draft in step. */
export function createApplicationSession(
  found: DraftFound,
  wanted: Screen | null,
  ports: SessionPorts,
): ApplicationSession {
  const { store, flow, now } = ports
  const listeners = new Set<() => void>()
  let current = restored(found, wanted, ports)

  function publish(next: ApplicationSnapshot): void {
    current = next
    for (const listener of listeners) listener()
  }

  function change(next: Partial<Pick<ApplicationSnapshot, 'data' | 'state' | 'transactions' | 'holder'>>): void {
    if (current.ownership !== 'this-tab') return
    publish({ ...current, ...next })
    void keep()
  }

  /** Never rejects: failures are part of the snapshot. */
  async function keep(): Promise<void> {
    const outcome = await store.save(toDraft(current, now()))
    if (current.ownership !== 'this-tab') return
    if (outcome.kind === 'saved') publish({ ...current, savedAt: outcome.at, saveProblem: null })
    else publish({ ...current, saveProblem: outcome.reason })
  }

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    save(patch) {
      const fields = changedFields(current.data, patch)
      if (fields.length === 0) return
      const state = transition(current.state, { type: 'answers-changed', fields }, flow)
      change({ data: { ...current.data, ...patch }, state })
    },
    send(event) {
      const { state } = current
      const next = transition(state, event, flow)
      if (next === state) return
      const known = { ...current, state: next }
      if (next.proofs.signed === undefined) change({ state: next })
      // After signing, the answers are not needed on this device.
      else {
        const holder = current.data.fullName ?? current.holder ?? null
        change({ state: next, data: {}, transactions: {}, holder })
      }
      const step = finishedStep(state, next, event, flow)
      if (step !== null) ports.onStepFinished(step, known)
    },
    rememberTransactions(transactions) {
      change({ transactions: { ...current.transactions, ...transactions } })
    },
    async claim() {
      if (current.savedAt !== null) await keep()
    },
    handOver(to) {
      store.release()
      publish({ ...current, ownership: to })
    },
    async erase() {
      publish({ ...blankSnapshot(ports), ownership: 'nobody' })
      await store.remove()
    },
  }
}

/**
 * Fields of the patch whose value differs from the saved one. Compares JSON, because a form returns equal but not
 * identical objects.
 */
function changedFields(data: ApplicationData, patch: Partial<ApplicationData>): (keyof ApplicationData)[] {
  const fields = Object.keys(patch) as (keyof ApplicationData)[]
  return fields.filter((field) => JSON.stringify(patch[field]) !== JSON.stringify(data[field]))
}

function restored(found: DraftFound, wanted: Screen | null, ports: SessionPorts): ApplicationSnapshot {
  if (found.kind !== 'found') return blankSnapshot(ports)
  const { draft } = found
  const proofs = restorableProofs(draft.proofs, ports.now())
  return {
    applicationId: draft.applicationId,
    flow: ports.flow,
    data: draft.data,
    state: stateFor(proofs, wanted ?? draft.screen, draft.returnToReview, ports.flow),
    transactions: draft.transactions,
    // A new link replaces the campaign that the application began with.
    campaign: Object.keys(ports.campaign).length > 0 ? ports.campaign : draft.campaign,
    savedAt: draft.savedAt,
    saveProblem: null,
    ownership: 'this-tab',
  }
}

/** An application without answers, on its first screen. */
export function blankSnapshot({
  newId,
  campaign,
  flow,
}: Pick<SessionPorts, 'newId' | 'campaign' | 'flow'>): ApplicationSnapshot {
  return {
    applicationId: newId(),
    flow,
    data: {},
    state: initialState,
    transactions: {},
    campaign,
    savedAt: null,
    saveProblem: null,
    ownership: 'this-tab',
  }
}

function toDraft(snapshot: ApplicationSnapshot, now: Date): Draft {
  const { applicationId, data, state, transactions, campaign } = snapshot
  const { proofs, screen, returnToReview } = state
  const savedAt = now.toISOString()
  return { version: draftVersion, applicationId, data, proofs, screen, returnToReview, transactions, campaign, savedAt }
}

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
import { changedFields } from './changed-fields'
import { finishedStep } from './finished-step'

/** What the wizard shows. Replaced whole on every change, so that React can compare. */
export interface ApplicationSnapshot {
  readonly applicationId: string
  /** Order of the screens; that of the page on which the wizard was entered. */
  readonly flow: Flow
  readonly data: ApplicationData
  readonly state: ApplicationState
  readonly transactions: OtpTransactions
  readonly campaign: Campaign
  /** ISO instant of the last save on this device. */
  readonly savedAt: string | null
  readonly saveProblem: 'full' | 'blocked' | null
  /** A second tab went on with the draft, or erased it: this one must not write over it. */
  readonly ownership: 'this-tab' | 'other-tab' | 'nobody'
}

interface SessionPorts {
  readonly store: DraftStore
  readonly flow: Flow
  readonly campaign: Campaign
  readonly now: () => Date
  readonly newId: () => string
  /** A step was finished; what is known so far, with the answers that signing wipes from here, can be sent. */
  readonly onStepFinished: (step: StepNumber, known: ApplicationSnapshot) => void
}

export interface ApplicationSession {
  readonly snapshot: () => ApplicationSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly save: (patch: Partial<ApplicationData>) => void
  readonly send: (event: ApplicationEvent) => void
  readonly rememberTransactions: (transactions: OtpTransactions) => void
  /** Writes the draft under this tab's name: a tab that had it open stops writing. */
  readonly claim: () => void
  /** The draft was written or erased by another tab. */
  readonly handOver: (to: 'other-tab' | 'nobody') => void
  readonly erase: () => Promise<void>
}

/** The application of this tab: machine, answers and draft moving together. */
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

  function change(next: Partial<Pick<ApplicationSnapshot, 'data' | 'state' | 'transactions'>>): void {
    if (current.ownership !== 'this-tab') return
    publish({ ...current, ...next })
    void keep()
  }

  /** Never rejects: an outcome that matters is shown. */
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
      // What was signed needs no copy here any more.
      change(next.proofs.signed === undefined ? { state: next } : { state: next, data: {}, transactions: {} })
      const step = finishedStep(state, next, event, flow)
      if (step !== null) ports.onStepFinished(step, known)
    },
    rememberTransactions(transactions) {
      change({ transactions: { ...current.transactions, ...transactions } })
    },
    claim() {
      if (current.savedAt !== null) void keep()
    },
    handOver(to) {
      publish({ ...current, ownership: to })
    },
    async erase() {
      publish({ ...blank(ports), ownership: 'nobody' })
      await store.remove()
    },
  }
}

function restored(found: DraftFound, wanted: Screen | null, ports: SessionPorts): ApplicationSnapshot {
  if (found.kind !== 'found') return blank(ports)
  const { draft } = found
  const proofs = restorableProofs(draft.proofs, ports.now())
  return {
    applicationId: draft.applicationId,
    flow: ports.flow,
    data: draft.data,
    state: stateFor(proofs, wanted ?? draft.screen, draft.returnToReview, ports.flow),
    transactions: draft.transactions,
    // A new link counts; without one, the one that the application began with.
    campaign: Object.keys(ports.campaign).length > 0 ? ports.campaign : draft.campaign,
    savedAt: draft.savedAt,
    saveProblem: null,
    ownership: 'this-tab',
  }
}

function blank({ newId, campaign, flow }: SessionPorts): ApplicationSnapshot {
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

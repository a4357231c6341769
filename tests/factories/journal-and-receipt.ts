import { receiptOf } from '@/features/account-opening/receipt/calls-of-screen'
import type { DisclosurePurpose, PersonalDatum, Service } from '@/lib/backends/endpoint'
import type { Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'
import { datumOf } from './datum-of-field'

/** A call that a browser made, with the names of the fields that carried something. */
export interface JournaledCall {
  /** The screen in the address at the moment of the call. */
  readonly screen: Screen
  readonly service: Service
  readonly path: string
  /** What the endpoint table says it is made for; undefined for a call without personal data. */
  readonly purpose: DisclosurePurpose | undefined
  readonly fields: readonly string[]
}

/** Screens that a call may take an address behind the one that made it: the step it completed, and the wait after the terms. */
const delay = 2

/** Photos are kept by the id of their case, not sent a second time. */
const byReference: Readonly<Partial<Record<DisclosurePurpose, readonly PersonalDatum[]>>> = {
  'keep-id-images': ['id-card-images'],
}

/**
 * Compares the calls of a whole opening with the receipts of its screens, datum by datum.
 * @returns `undeclared`: what a call carried that no receipt of its screen names; `unsent`: what a receipt names that no
 * call of its screen carried. Both are sorted lines of screen, recipient, purpose and datum.
 */
export function journalAgainstReceipt(journal: readonly JournaledCall[], flow: Flow) {
  const undeclared = journal.flatMap((call) => {
    const index = flow.screens.indexOf(call.screen)
    const named = flow.screens
      .slice(Math.max(0, index - delay), index + 1)
      .flatMap((screen) => receiptOf(screen, flow).sent)
      .filter(({ recipient, purpose }) => recipient === call.service && purpose === call.purpose)
      .flatMap(({ data }) => data)
    return call.fields.flatMap((field) => {
      const datum = datumOf(field)
      if (datum === undefined) return [`${call.service}/${call.path} carries ${field}, of which nothing is known`]
      return datum === null || named.includes(datum)
        ? []
        : [`${call.screen}: ${call.service} ${call.purpose} ${datum} (${field})`]
    })
  })
  const unsent = flow.screens.flatMap((screen, index) => {
    const screens = flow.screens.slice(index, index + delay + 1)
    return receiptOf(screen, flow).sent.flatMap(({ recipient, purpose, data }) => {
      const calls = journal.filter(
        (call) => call.service === recipient && call.purpose === purpose && screens.includes(call.screen),
      )
      const carried = new Set(calls.flatMap(({ fields }) => fields.map(datumOf)))
      if (calls.length > 0) for (const datum of byReference[purpose] ?? []) carried.add(datum)
      return data.filter((datum) => !carried.has(datum)).map((datum) => `${screen}: ${recipient} ${purpose} ${datum}`)
    })
  })
  return { undeclared: [...new Set(undeclared)].toSorted(), unsent: unsent.toSorted() }
}

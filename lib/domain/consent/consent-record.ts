import { purposes, type Purpose } from '@/lib/platform/third-parties/third-party'

/** Raised when a purpose comes to mean something else: everybody is asked again. */
const version = 1

/** A choice counts for a year. */
const validMilliseconds = 365 * 24 * 60 * 60 * 1000

export interface ConsentRecord {
  readonly version: typeof version
  /** When the choice was made, ISO 8601 in UTC. */
  readonly at: string
  /** What the visitor was asked about; only what is granted is a yes. */
  readonly asked: readonly Purpose[]
  readonly granted: readonly Purpose[]
}

/** The choice that was made, as it is stored. A yes to what was not asked is none. */
export function toConsent(asked: readonly Purpose[], granted: readonly Purpose[], now: Date): ConsentRecord {
  return { version, at: now.toISOString(), asked, granted: granted.filter((purpose) => asked.includes(purpose)) }
}

/** The stored choice; null where there is none, where it cannot be read, or where it counts no longer. Silence is no. */
export function parseConsent(text: string | null, now: Date): ConsentRecord | null {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  if (typeof stored !== 'object' || stored === null) return null
  const { version: of, at, asked, granted } = stored as Record<string, unknown>
  const madeAt = new Date(typeof at === 'string' ? at : Number.NaN)
  const age = now.getTime() - madeAt.getTime()
  if (of !== version || !(age < validMilliseconds) || !Array.isArray(asked) || !Array.isArray(granted)) return null
  return toConsent(
    purposes.filter((purpose) => asked.includes(purpose)),
    purposes.filter((purpose) => granted.includes(purpose)),
    madeAt,
  )
}

/** Has the visitor still to be asked? Yes, too, when the site offers something that it did not offer then. */
export function isToBeAsked(record: ConsentRecord | null, offered: readonly Purpose[]): boolean {
  return offered.some((purpose) => record?.asked.includes(purpose) !== true)
}

/** Purposes that were granted before and are not any more: what was loaded for them is still in the page. */
export function withdrawn(before: ConsentRecord | null, after: ConsentRecord): readonly Purpose[] {
  return before?.granted.filter((purpose) => !after.granted.includes(purpose)) ?? []
}

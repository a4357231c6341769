import { purposes, type Purpose } from '@/lib/platform/third-parties/third-party'

/** Key in local storage. */
export const consentKey = 'consent'

/** Increased when the meaning of a purpose changes, so that every visitor is asked again. */
export const consentVersion = 1

/** A choice is valid for a year. */
export const validMilliseconds = 365 * 24 * 60 * 60 * 1000

export interface ConsentRecord {
  readonly version: typeof consentVersion
  /** When the choice was made, ISO 8601 in UTC. */
  readonly at: string
  /** Purposes that the visitor was asked about; only granted ones are consented to. */
  readonly asked: readonly Purpose[]
  readonly granted: readonly Purpose[]
}

/** The choice in its stored form. Grants of purposes that were not offered are dropped. */
export function toConsent(asked: readonly Purpose[], granted: readonly Purpose[], now: Date): ConsentRecord {
  return {
    version: consentVersion,
    at: now.toISOString(),
    asked,
    granted: granted.filter((purpose) => asked.includes(purpose)),
  }
}

/** The stored choice; null if it is missing, unreadable or expired. No answer means no consent. */
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
  if (of !== consentVersion || !(age < validMilliseconds) || !Array.isArray(asked) || !Array.isArray(granted))
    return null
  return toConsent(
    purposes.filter((purpose) => asked.includes(purpose)),
    purposes.filter((purpose) => granted.includes(purpose)),
    madeAt,
  )
}

/** Whether to ask for consent: also when the site offers a purpose that is new since the choice. */
export function isToBeAsked(record: ConsentRecord | null, offered: readonly Purpose[]): boolean {
  return offered.some((purpose) => record?.asked.includes(purpose) !== true)
}

/** Purposes whose consent was withdrawn: their scripts are still on the page. */
export function withdrawn(before: ConsentRecord | null, after: ConsentRecord): readonly Purpose[] {
  return before?.granted.filter((purpose) => !after.granted.includes(purpose)) ?? []
}

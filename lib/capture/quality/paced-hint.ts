import { hintTime } from './thresholds'
import type { Hint } from './verdict'

/** The current hint and when it appeared, in milliseconds of any clock. */
export interface PacedHint {
  readonly hint: Hint
  readonly since: number
}

/** Keeps a hint for a minimum time, so that a flickering measurement stays readable. */
export function paceHint(shown: PacedHint | null, hint: Hint, now: number): PacedHint {
  if (shown === null) return { hint, since: now }
  if (shown.hint === hint || now - shown.since < hintTime) return shown
  return { hint, since: now }
}

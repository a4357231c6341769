import { hintTime } from './thresholds'
import type { Hint } from './verdict'

/** The hint on the screen and when it came there, in milliseconds of any clock. */
export interface PacedHint {
  readonly hint: Hint
  readonly since: number
}

/** Keeps a hint for its time before another replaces it, so that a flickering measurement can still be read. */
export function paceHint(shown: PacedHint | null, hint: Hint, now: number): PacedHint {
  if (shown === null) return { hint, since: now }
  if (shown.hint === hint || now - shown.since < hintTime) return shown
  return { hint, since: now }
}

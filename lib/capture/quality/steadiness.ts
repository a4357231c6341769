import { movement, type Measures } from './measures'
import { mostMovement } from './thresholds'
import type { Hint } from './verdict'

/** Number of consecutive good frames, and the last one for comparison. */
export interface Steadiness {
  readonly frames: number
  readonly thumbnail: Uint8ClampedArray | null
}

export const notSteady: Steadiness = { frames: 0, thumbnail: null }

/** Counts a frame: a good, still one extends the run, any other restarts it. */
export function countFrame(before: Steadiness, measures: Measures, hint: Hint): { hint: Hint; steadiness: Steadiness } {
  const { thumbnail } = measures
  if (hint !== 'ready') return { hint, steadiness: { frames: 0, thumbnail } }
  if (movement(before.thumbnail, thumbnail) > mostMovement) {
    return { hint: 'hold-still', steadiness: { frames: 0, thumbnail } }
  }
  return { hint, steadiness: { frames: before.frames + 1, thumbnail } }
}

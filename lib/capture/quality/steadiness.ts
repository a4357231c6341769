import { movement, type Measures } from './measures'
import { mostMovement } from './thresholds'
import type { Hint } from './verdict'

/** How many good frames came in a row, and the last one to compare with. */
export interface Steadiness {
  readonly frames: number
  readonly thumbnail: Uint8ClampedArray | null
}

export const notSteady: Steadiness = { frames: 0, thumbnail: null }

/** Counts a frame: a good and still one adds to the row, any other begins it anew. */
export function countFrame(before: Steadiness, measures: Measures, hint: Hint): { hint: Hint; steadiness: Steadiness } {
  const { thumbnail } = measures
  if (hint !== 'ready') return { hint, steadiness: { frames: 0, thumbnail } }
  if (movement(before.thumbnail, thumbnail) > mostMovement) {
    return { hint: 'hold-still', steadiness: { frames: 0, thumbnail } }
  }
  return { hint, steadiness: { frames: before.frames + 1, thumbnail } }
}

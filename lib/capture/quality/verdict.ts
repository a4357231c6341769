import { cardFill, cardOffset, isCardShaped, sidesFound } from './card-sides'
import type { Measures } from './measures'
import { leastPrint, type Thresholds } from './thresholds'

/** What the applicant is told while the camera is live, the most urgent first. */
export type Hint =
  | 'too-dark'
  | 'too-bright'
  | 'no-card'
  | 'closer'
  | 'further'
  | 'align'
  | 'glare'
  | 'blurred'
  | 'hold-still'
  /** The side that was just taken still lies there. */
  | 'flip'
  /** Nothing was recognised for a while: the shutter takes the picture all the same. */
  | 'press-shutter'
  | 'ready'
  /** A good frame of a face: whether there is a face in it, the applicant sees. */
  | 'press-now'

/** Faults of a picture that was taken or chosen. */
export type PictureFault = 'too-dark' | 'too-bright' | 'no-card' | 'glare' | 'blurred'

/** The hint for a live frame of a card; movement is judged by the caller, who knows the frame before. */
export function cardHint(measures: Measures, limits: Thresholds): Hint {
  const light = lightFault(measures, limits)
  if (light !== null) return light
  const sides = measures.card
  const fill = sides === null ? null : cardFill(sides)
  if (sides === null || fill === null || sidesFound(sides) < 3 || !isCardShaped(sides)) return 'no-card'
  if (fill < limits.leastFill) return 'closer'
  if (fill > limits.mostFill) return 'further'
  if (cardOffset(sides) > limits.mostOffset) return 'align'
  return pictureFault(measures, limits) ?? 'ready'
}

/** The hint for a live frame of a face. Whether a face is there at all, only the service can tell. */
export function faceHint(measures: Measures, limits: Thresholds): Hint {
  return pictureFault(measures, limits) ?? 'press-now'
}

/**
 * Is there nothing like a card in the guide? One side may be anything's; a card on a desk of its own colour has two, and
 * between them the print that a table's edges have not.
 */
export function isCardMissing({ card, sharpness }: Measures): boolean {
  return card !== null && sidesFound(card) < (sharpness < leastPrint ? 3 : 2)
}

/** What is wrong with the light or the sharpness of a picture, or null. */
export function pictureFault(measures: Measures, limits: Thresholds): Exclude<PictureFault, 'no-card'> | null {
  const light = lightFault(measures, limits)
  if (light !== null) return light
  if (measures.glare > limits.mostGlare) return 'glare'
  return measures.sharpness < limits.leastSharpness ? 'blurred' : null
}

function lightFault({ brightness }: Measures, limits: Thresholds): 'too-dark' | 'too-bright' | null {
  if (brightness < limits.leastBrightness) return 'too-dark'
  return brightness > limits.mostBrightness ? 'too-bright' : null
}

import { cardFill, cardOffset, isCardShaped, sidesFound } from './card-sides'
import type { Measures } from './measures'
import { leastPrint, type Thresholds } from './thresholds'

/** Hints for the applicant while the camera is live, most urgent first. */
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
  /** The card still shows the side that was just taken. */
  | 'flip'
  /** No card was recognised for a while; the shutter still works. */
  | 'press-shutter'
  | 'ready'
  /** A good frame of a face; the applicant sees whether there is a face in it. */
  | 'press-now'

/** Faults of a picture from camera or file. */
export type PictureFault = 'too-dark' | 'too-bright' | 'no-card' | 'glare' | 'blurred' | 'copy'

/** The hint for a live frame of a card; the caller, who knows the previous frame, judges movement. */
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

/** The hint for a live frame of a face. Only the service can detect the face. */
export function faceHint(measures: Measures, limits: Thresholds): Hint {
  return pictureFault(measures, limits) ?? 'press-now'
}

/**
 * Whether no card is in the guide. A single side may belong to any object; a card on a desk of its own colour shows
 * two, with print between them that the edges of a table lack.
 */
export function isCardMissing({ card, sharpness }: Measures): boolean {
  return card !== null && sidesFound(card) < (sharpness < leastPrint ? 3 : 2)
}

/**
 * Whether a chosen file shows so little print that no card can be in it. It has no guide to look for the sides of a card in, so
 * a picture of something else with fine detail passes; the service refuses it.
 */
export function isWithoutPrint({ sharpness }: Measures): boolean {
  return sharpness < leastPrint
}

/** What is wrong with light or sharpness, or null. */
export function pictureFault(measures: Measures, limits: Thresholds): Exclude<PictureFault, 'no-card' | 'copy'> | null {
  const light = lightFault(measures, limits)
  if (light !== null) return light
  if (measures.glare > limits.mostGlare) return 'glare'
  return measures.sharpness < limits.leastSharpness ? 'blurred' : null
}

function lightFault({ brightness }: Measures, limits: Thresholds): 'too-dark' | 'too-bright' | null {
  if (brightness < limits.leastBrightness) return 'too-dark'
  return brightness > limits.mostBrightness ? 'too-bright' : null
}

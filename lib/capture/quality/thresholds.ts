/** Limits of the checks on the device. They warn and guide; the e-KYC service decides. */
export interface Thresholds {
  /** lapVar / mean²: a sharp card measures .13, one whose QR is at the limit of reading .011, one that fails .005. */
  readonly leastSharpness: number
  /** Mean luma. */
  readonly leastBrightness: number
  readonly mostBrightness: number
  /** Share of burnt-out tiles. */
  readonly mostGlare: number
  /** Card against guide. */
  readonly leastFill: number
  readonly mostFill: number
  /** Distance of the middles, in guide sizes. */
  readonly mostOffset: number
  /** Good frames in a row before the picture is taken by itself. */
  readonly steadyFrames: number
}

const card: Thresholds = {
  leastSharpness: 0.008,
  leastBrightness: 60,
  mostBrightness: 240,
  mostGlare: 0.05,
  leastFill: 0.78,
  mostFill: 1.1,
  mostOffset: 0.1,
  steadyFrames: 5,
}

/** A hand holds the card before a webcam (3 frames are enough, a window behind it is usual); a phone is held over it. */
export const cardThresholds: Readonly<Record<'phone' | 'webcam', Thresholds>> = {
  phone: card,
  webcam: { ...card, mostGlare: 0.18, steadyFrames: 3 },
}

/** Faces have few fine lines; the limits of light are those in which a face can be told. */
export const faceThresholds: Thresholds = {
  ...card,
  leastSharpness: 0.0015,
  leastBrightness: 70,
  mostBrightness: 225,
  mostGlare: 0.25,
}

/** Sharpness from which on there is print: a card measures .08 and more, the grain and the edges of a desk .012. */
export const leastPrint = 0.03

/** Mean difference of thumbnails, in levels, up to which a hand counts as still. */
export const mostMovement = 4

/** Mean difference of thumbnails, in levels, from which on the card counts as another side. */
export const otherSideMovement = 10

/** Time from one measured frame to the next, in milliseconds. */
export const frameInterval = 150

/** Shortest time that a hint stays, in milliseconds: long enough to be read, and to be spoken. */
export const hintTime = 800

/** Time without a recognised card after which the shutter is pointed out, in milliseconds. */
export const manualAfter = 12_000

/** Failed checks of a side, and refusals by the service, after which the device's own camera app is put forward. */
export const otherWayAfter = 3

/** Captures of a side that must be taken anew when they fail a check; after them the applicant may go on with a warning. */
export const blockingAttempts = 2

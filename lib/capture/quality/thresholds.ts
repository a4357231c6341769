/** Limits of the checks on the device. They warn and guide; the e-KYC service decides. */
export interface Thresholds {
  /** lapVar / mean²: .13 for a sharp card, .011 where its QR is barely readable, .005 where it is not. */
  readonly leastSharpness: number
  /** Mean luma. */
  readonly leastBrightness: number
  readonly mostBrightness: number
  /** Share of overexposed tiles. */
  readonly mostGlare: number
  /** Size of the card relative to the guide. */
  readonly leastFill: number
  readonly mostFill: number
  /** Distance of the centres, in guide sizes. */
  readonly mostOffset: number
  /** Consecutive good frames before the picture is taken automatically. */
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

/**
 * A webcam sees a card held in the hand (3 frames are enough, a window behind it is usual); a phone is held over it.
 */
export const cardThresholds: Readonly<Record<'phone' | 'webcam', Thresholds>> = {
  phone: card,
  webcam: { ...card, mostGlare: 0.18, steadyFrames: 3 },
}

/** Faces have few fine lines; the limits of light are those within which a face is recognisable. */
export const faceThresholds: Thresholds = {
  ...card,
  leastSharpness: 0.0015,
  leastBrightness: 70,
  mostBrightness: 225,
  mostGlare: 0.25,
}

/** Minimum sharpness of print: a card measures .08 and more, grain and edges of a desk .012. */
export const leastPrint = 0.03

/** Largest mean difference of thumbnails, in levels, at which a hand counts as still. */
export const mostMovement = 4

/** Smallest mean difference of thumbnails, in levels, at which the card counts as turned over. */
export const otherSideMovement = 10

/** Interval between measured frames, in milliseconds. */
export const frameInterval = 150

/** Minimum time for a hint, in milliseconds: long enough to be read and spoken. */
export const hintTime = 800

/** Time without a recognised card after which the shutter is pointed out, in milliseconds. */
export const manualAfter = 12_000

/** Failed checks or rejections by the service, per side, after which the device's own camera app is offered first. */
export const otherWayAfter = 3

/**
 * Captures of a side that must be retaken when they fail a check; afterwards the applicant may continue with a warning.
 */
export const blockingAttempts = 2

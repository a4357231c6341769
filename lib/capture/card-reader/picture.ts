import type { CardFields } from '@/lib/domain/identity/identity-card'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { Still } from '@/lib/capture/frame/frame-port'
import type { Measures } from '@/lib/capture/quality/measures'
import type { Thresholds } from '@/lib/capture/quality/thresholds'
import { isCardMissing, pictureFault, type PictureFault } from '@/lib/capture/quality/verdict'
import type { ReaderPort } from './reader-port'
import { preparePicture, type FileProblem } from '@/lib/capture/frame/prepare-picture'

/** A picture that was taken or chosen, in memory only: never stored, and gone with the page. */
export interface Picture {
  /** As it is sent. */
  readonly blob: Blob
  readonly source: 'camera' | 'file'
  /** What the device finds wrong with it; the service decides. */
  readonly fault: PictureFault | 'wrong-side' | null
  /** What the card's QR says, where there is one. */
  readonly card: CardFields | null
  /** What its machine readable zone says, where there is one. */
  readonly zone: CardFields | null
}

export interface Intake {
  readonly reader: ReaderPort
  readonly limits: Thresholds
  readonly readsCard: boolean
  /** Tells from what was read that the picture shows the side that was not asked for. */
  readonly isOtherSide?: ((read: CardRead) => boolean) | undefined
}

/** What a picture was read to say. */
export type CardRead = Pick<Picture, 'card' | 'zone'>

/** Makes a still of the camera into a picture and looks at it. */
export async function takeStill(still: Still, { reader, limits, readsCard, isOtherSide }: Intake): Promise<Picture> {
  const { blob, inspection } = await reader.encode(still, readsCard)
  const { measures, card, zone } = inspection
  if (isOtherSide?.({ card, zone })) return { blob, source: 'camera', fault: 'wrong-side', card: null, zone: null }
  // A card that was read is there, whatever its sides look like.
  const isRead = card !== null || zone !== null
  const isMissing = !isRead && measures !== null && isCardMissing(measures)
  const fault = faultOf(measures, limits)
  // What is no card has little print to be sharp; light is put right before anything else can be told.
  const isTold = fault === null || fault === 'blurred'
  return { blob, source: 'camera', fault: isMissing && isTold ? 'no-card' : fault, card, zone }
}

/** Makes a chosen file ready and looks at it; the card is read from the file itself, at its full resolution. */
export async function takeFile(file: Blob, intake: Intake): Promise<Result<Picture, FileProblem>> {
  const prepared = await preparePicture(file)
  if (!prepared.ok) return err(prepared.error)
  const { measures, card, zone } = await intake.reader.inspect(file, { readsCard: intake.readsCard, guide: null })
  const fault = intake.isOtherSide?.({ card, zone }) ? 'wrong-side' : faultOf(measures, intake.limits)
  return ok({ blob: prepared.value, source: 'file', fault, card, zone })
}

function faultOf(measures: Measures | null, limits: Thresholds): PictureFault | null {
  return measures === null ? null : pictureFault(measures, limits)
}

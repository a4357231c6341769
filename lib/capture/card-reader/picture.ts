import type { CardFields } from '@/lib/domain/identity/identity-card'
import type { PictureSignal } from '@/lib/domain/identity/picture-signals'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { Still } from '@/lib/capture/frame/frame-port'
import type { Measures } from '@/lib/capture/quality/measures'
import type { Thresholds } from '@/lib/capture/quality/thresholds'
import { isCardMissing, isWithoutPrint, pictureFault, type PictureFault } from '@/lib/capture/quality/verdict'
import type { ReaderPort } from './reader-port'
import { preparePicture, type FileProblem } from '@/lib/capture/frame/prepare-picture'

/** A picture from camera or file, in memory only: never stored, and gone with the page. */
export interface Picture {
  /** The file to send. */
  readonly blob: Blob
  readonly source: 'camera' | 'file'
  /** Faults found on the device; the service decides. */
  readonly fault: PictureFault | 'wrong-side' | null
  /** What it may be instead of a picture of a camera; nothing is decided by it. */
  readonly signals: readonly PictureSignal[]
  /** Content of the card's QR, if found. */
  readonly card: CardFields | null
  /** Content of its machine-readable zone, if found. */
  readonly mrz: CardFields | null
}

export interface Intake {
  readonly reader: ReaderPort
  readonly limits: Thresholds
  readonly readsCard: boolean
  /** Whether the readings show that the picture is of the other side. */
  readonly isOtherSide?: ((read: CardRead) => boolean) | undefined
}

/** Readings of a picture. */
export type CardRead = Pick<Picture, 'card' | 'mrz'>

/** Turns a camera still into a picture and inspects it. */
export async function takeStill(still: Still, intake: Intake & { readonly isVirtual?: boolean }): Promise<Picture> {
  const { reader, limits, readsCard, isOtherSide, isVirtual = false } = intake
  const { blob, inspection } = await reader.encode(still, readsCard)
  const { measures, card, mrz, signs = [] } = inspection
  const signals = [...(isVirtual ? (['virtual-camera'] as const) : []), ...signs]
  const taken = { blob, source: 'camera', signals } as const
  if (isOtherSide?.({ card, mrz })) return { ...taken, fault: 'wrong-side', card: null, mrz: null }
  // A card that could be read is present, whatever its sides look like.
  const isRead = card !== null || mrz !== null
  const isMissing = !isRead && measures !== null && isCardMissing(measures)
  const fault = faultOf(measures, limits)
  // Blur cannot be judged without a card, so lighting is reported first.
  const isTold = fault === null || fault === 'blurred'
  return { ...taken, fault: isMissing && isTold ? 'no-card' : (fault ?? copyFault(signals)), card, mrz }
}

/** Prepares and inspects a chosen file; the card is read from the original file at full resolution. */
export async function takeFile(file: Blob, intake: Intake): Promise<Result<Picture, FileProblem>> {
  const prepared = await preparePicture(file)
  if (!prepared.ok) return err(prepared.error)
  const { readsCard, limits } = intake
  const { measures, card, mrz, signs = [] } = await intake.reader.inspect(file, { readsCard, guide: null })
  const isRead = card !== null || mrz !== null
  const isMissing = readsCard && !isRead && measures !== null && isWithoutPrint(measures)
  const seen = isMissing ? 'no-card' : (faultOf(measures, limits) ?? copyFault(signs))
  const fault = intake.isOtherSide?.({ card, mrz }) ? 'wrong-side' : seen
  return ok({ blob: prepared.value, source: 'file', fault, signals: ['file', ...signs], card, mrz })
}

function faultOf(measures: Measures | null, limits: Thresholds): PictureFault | null {
  return measures === null ? null : pictureFault(measures, limits)
}

/** A screen or a print is pointed out; files and virtual cameras are not, because their pictures may be good. */
function copyFault(signals: readonly PictureSignal[]): 'copy' | null {
  return signals.includes('raster') || signals.includes('colourless') ? 'copy' : null
}

import type { CardReadings, IdField, IdSource } from '@/lib/domain/identity/identity-card'
import type { ApplicationData } from '../../application/application-data'
import { mergeReadings, readers } from '@/lib/capture/card-reader/compare-readings'
import type { CardRead, Picture } from '@/lib/capture/card-reader/picture'

export type CardSide = 'front' | 'back'

export const cardSides: readonly CardSide[] = ['front', 'back']

export type CardPictures = Readonly<Record<CardSide, Picture | null>>

/** What was read on the device, from whichever side bears it. */
export function readOnDevice({ front, back }: CardPictures): CardReadings {
  const qr = front?.card ?? back?.card
  const mrz = front?.mrz ?? back?.mrz
  return { ...(qr != null && { qr }), ...(mrz != null && { mrz }) }
}

/**
 * Is this the side that was not asked for? The machine readable zone is on the back of every card; its code is there once,
 * so one without a zone, after a front that bore it, is that front again.
 */
export function showsOtherSide(side: CardSide, { card, mrz }: CardRead, { front }: CardPictures): boolean {
  if (side === 'front') return mrz !== null
  return mrz === null && card !== null && front?.card != null
}

/** What the two sides say is not of one card. */
export function areTwoCards({ front, back }: CardPictures): boolean {
  const numbers = [front?.card, front?.mrz, back?.card, back?.mrz].flatMap((read) => read?.idNumber ?? [])
  return new Set(numbers).size > 1
}

const noFields: Record<IdField, undefined> = {
  idNumber: undefined,
  fullName: undefined,
  sex: undefined,
  birthDate: undefined,
  idIssueDate: undefined,
  idIssuePlace: undefined,
  idExpiryDate: undefined,
  cardAddress: undefined,
}

/**
 * What goes into the form once a card was read: everything that an earlier card left there goes, each answer is that of the
 * best reader who has one, and all readings stay for the comparison.
 */
export function fromReadings(readings: CardReadings): Partial<ApplicationData> {
  const idSource: Partial<Record<IdField, IdSource>> = {}
  for (const reader of readers.toReversed()) {
    for (const field of Object.keys(readings[reader] ?? {})) idSource[field as IdField] = reader
  }
  return { ...noFields, ...mergeReadings(readings), idSource, idReadings: readings }
}

export type SidePictures = Readonly<Record<CardSide, Pick<Picture, 'blob' | 'source'>>>

/** Of the card that was read last. In memory only: neither the draft nor the device keeps a picture. */
let kept: { readonly ocrId: string; readonly pictures: SidePictures } | null = null

/** Keeps both sides of a card until the page closes or another card is read, so that answers can be compared with them. */
export function keepPictures(ocrId: string, pictures: SidePictures): void {
  kept = { ocrId, pictures }
}

/** The pictures of the card that was read under this id; null after a reload, or if it was another card. */
export function keptPictures(ocrId: string): SidePictures | null {
  return kept?.ocrId === ocrId ? kept.pictures : null
}

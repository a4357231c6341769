import type { ApplicationData, CardFields, IdField, IdSource } from '../../draft/application-data'
import { mergeReadings } from '../../capture/reading/compare-readings'
import type { Picture } from '../../capture/picture/picture'

export type CardSide = 'front' | 'back'

export const cardSides: readonly CardSide[] = ['front', 'back']

export type CardPictures = Readonly<Record<CardSide, Picture | null>>

/** What the card's own code says, from whichever side bears it. */
export function qrOf(pictures: CardPictures): CardFields | null {
  return pictures.front?.card ?? pictures.back?.card ?? null
}

/** Both sides bear a code, and they are not of one card. */
export function areTwoCards({ front, back }: CardPictures): boolean {
  return front?.card != null && back?.card != null && front.card.idNumber !== back.card.idNumber
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
 * What goes into the form once a card was read: everything that an earlier card left there goes, the code's values come
 * first, the service's fill the rest, and both readings stay for the comparison.
 */
export function fromReadings(qr: CardFields | null, ocr: CardFields | null): Partial<ApplicationData> {
  const merged = mergeReadings(qr ?? {}, ocr ?? {})
  const idSource: Partial<Record<IdField, IdSource>> = {
    ...sourced(ocr, 'ocr'),
    ...sourced(qr, 'qr'),
  }
  return {
    ...noFields,
    ...merged,
    idSource,
    idReadings: { ...(qr !== null && { qr }), ...(ocr !== null && { ocr }) },
  }
}

function sourced(fields: CardFields | null, source: IdSource): Partial<Record<IdField, IdSource>> {
  return Object.fromEntries(Object.keys(fields ?? {}).map((field) => [field, source]))
}

import type { OcrWire } from '@/lib/backends/ekyc/schemas'

import { WireError } from '../../http/wire-error'
import { holderFor } from '../../specimens/holder-for'
import { fixedMeaning } from './outcome'
import type { CardPictures, Picture } from './read-picture'

type Card = Pick<OcrWire, 'card_type' | 'fields' | 'confidence' | 'warnings'> & {
  /** The number that the card's QR code holds, which the reading of the print may differ from. */
  readonly printedNumber: string
}

const refused = (code: string, message: string, fields: string[]) =>
  new WireError(422, { code, message, data: { fields } })

/**
 * The data of a card from the pictures of its sides: only the QR is read, and what it lacks (expiry, origin) is known for
 * specimens only. Throws `WireError` for a picture that cannot be used.
 */
export function cardOfPictures({ front, back }: CardPictures): Card {
  const usable = { front: usablePicture(front, 'front'), back: usablePicture(back, 'back') }
  const payload = usable.front.qr ?? usable.back.qr
  if (payload === undefined) throw unreadable(usable)
  if (usable.front.qr !== undefined && usable.back.qr !== undefined) {
    throw refused('OCR_SIDES', 'Both pictures show the same side', ['front', 'back'])
  }
  const card = parseQr(payload)
  if (!card) throw refused('OCR_TYPE', 'The QR is not that of an identity card', ['front', 'back'])
  const spoiled = (['front', 'back'] as const).filter((side) => usable[side].blurred)
  if (spoiled.length > 0) throw refused('OCR_BLURRED', 'A picture is out of focus', spoiled)
  return { ...card, card_type: usable.front.qr === undefined ? 'can_cuoc' : 'cccd_chip' }
}

function usablePicture(picture: Picture | undefined, side: string): Picture {
  if (!picture || picture.blank) throw refused('OCR_UNREADABLE', 'There is no card in the picture', [side])
  return picture
}

function unreadable({ front, back }: { front: Picture; back: Picture }): WireError {
  const blurred = [...(front.blurred ? ['front'] : []), ...(back.blurred ? ['back'] : [])]
  if (blurred.length > 0) return refused('OCR_BLURRED', 'A picture is out of focus', blurred)
  return refused('OCR_UNREADABLE', 'No card can be read', ['front', 'back'])
}

/** The first seven fields of the QR; cards of 2024 have more. Undefined for any other QR. */
function parseQr(payload: string): Omit<Card, 'card_type'> | undefined {
  const [idno = '', , name = '', birth = '', sex = '', address = '', issue = ''] = payload.split('|')
  if (!/^\d{12}$/.test(idno) || name === '' || !/^\d{8}$/.test(birth) || !/^\d{8}$/.test(issue)) return undefined
  const specimen = holderFor(idno)
  const misread = idno.endsWith(fixedMeaning.misread)
  const printed = name.toLocaleUpperCase('vi')
  const issued = compact(issue)
  return {
    printedNumber: idno,
    fields: {
      idno: idno.endsWith(fixedMeaning.misreadNumber) ? withWrongDigit(idno) : idno,
      cust_nm: misread ? withoutTones(printed) : printed,
      sex: sex === 'Nam' ? 'M' : 'F',
      birth_dt: readBirth(idno, compact(birth)),
      idiss_dt: issued,
      id_place: issued < '20240701' ? 'Cục Cảnh sát quản lý hành chính về trật tự xã hội' : 'Bộ Công an',
      expire_dt: specimen?.expiryDate.replaceAll('-', '') ?? null,
      address,
      hometown: specimen?.origin ?? null,
      nationality: 'Việt Nam',
    },
    confidence: { idno: 0.99, cust_nm: misread ? 0.61 : 0.97, birth_dt: 0.99, address: 0.93 },
    warnings: misread ? ['LOW_CONFIDENCE'] : [],
  }
}

/** The birth date as it was read: not at all, or `2012…` as `2002…`. */
function readBirth(idno: string, printed: string): string | null {
  if (idno.endsWith(fixedMeaning.unreadBirth)) return null
  return idno.endsWith(fixedMeaning.misreadBirth) ? `${printed.slice(0, 2)}0${printed.slice(3)}` : printed
}

/** One digit taken for another: `…5` is read as `…6`. */
const withWrongDigit = (idno: string) => `${idno.slice(0, -1)}6`

/** ddMMyyyy to yyyyMMdd. */
const compact = (date: string) => date.slice(4) + date.slice(2, 4) + date.slice(0, 2)

/** `ĐẶNG VĂN NGHĨA` without its tone marks, as a poor reading has it. */
const withoutTones = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301\u0303\u0309\u0323]/g, '')
    .normalize('NFC')

import type { Holder } from './holder'
import { expiryYear, holderOfIdno } from './holder-of-idno'

/** How the pictures of a specimen are made worse than they should be. */
export type Flaw = 'none' | 'blurred' | 'no-card'

export interface SpecimenEntry {
  readonly id: string
  readonly describes: string
  readonly flaw: Flaw
  readonly holder: Holder
}

function holder(idno: string, changes: Partial<Holder>): Holder {
  const base = holderOfIdno(idno)
  if (!base) throw new Error(`${idno} is not a possible id number`)
  const { birthDate, issueDate } = { ...base, ...changes }
  const year = expiryYear(Number(birthDate.slice(0, 4)), Number(issueDate.slice(0, 4)))
  return { ...base, expiryDate: `${year}${birthDate.slice(4)}`, ...changes }
}

const entry = (id: string, describes: string, changed: Holder, flaw: Flaw = 'none') => ({
  id,
  describes,
  flaw,
  holder: changed,
})

/** The specimens with a meaning of their own. Any other possible id number has a card too, all in order. */
export const catalogue: readonly SpecimenEntry[] = [
  entry(
    'chip-card-2021',
    'Woman, 36, chip card of 2021 (QR on the front): everything in order',
    holder('001190004271', { name: 'NGUYỄN THỊ MẪU', birthDate: '1990-03-08', card: '2021' }),
  ),
  entry(
    'identity-card-2024',
    'Man, 41, identity card of 2024 (QR on the back): everything in order',
    holder('079085013578', {
      name: 'TRẦN ĐỨC MẪU ĐIỆP',
      birthDate: '1985-11-02',
      card: '2024',
    }),
  ),
  entry(
    'young-adult-2024',
    'Woman, 23, identity card of 2024: everything in order',
    holder('038303118806', { name: 'LÊ QUỲNH MẪU HƯỜNG', birthDate: '2003-06-19', card: '2024' }),
  ),
  entry(
    'existing-customer',
    'The id number is a customer already',
    holder('001099000001', { name: 'VŨ HỮU MẪU', birthDate: '1999-01-01', card: '2021' }),
  ),
  entry(
    'face-mismatch',
    'The face on the selfie does not match the card (id number ends in 901)',
    holder('048192000901', { name: 'PHẠM NGỌC MẪU YẾN', birthDate: '1992-09-27', card: '2021' }),
  ),
  entry(
    'liveness-failure',
    'The selfie is not of a living person (id number ends in 902)',
    holder('031088000902', { name: 'BÙI QUỐC MẪU BẰNG', birthDate: '1988-05-14', card: '2024' }),
  ),
  entry(
    'pending-result',
    'The result stays pending for three polls (id number ends in 903)',
    holder('092195000903', { name: 'HUỲNH THÙY MẪU', birthDate: '1995-12-30', card: '2021' }),
  ),
  entry(
    'ocr-misreads',
    'OCR reads the name without its tone marks, so it differs from the QR (id number ends in 904)',
    holder('048087000904', { name: 'ĐẶNG VĂN MẪU NGHĨA', birthDate: '1987-08-23', card: '2024' }),
  ),
  entry(
    'under-18',
    'Boy of 14: too young to open an account',
    holder('056212004321', { name: 'ĐỖ VĂN MẪU AN', birthDate: '2012-02-10', issueDate: '2026-03-02', card: '2024' }),
  ),
  entry(
    'blurred',
    'Pictures out of focus: neither the QR nor the letters can be read',
    holder('001093007765', { name: 'NGÔ ĐỨC MẪU KHUÊ', birthDate: '1993-04-17', card: '2021' }),
    'blurred',
  ),
  entry(
    'no-card',
    'Pictures of an empty desk',
    holder('079194002267', { name: 'DƯƠNG THỊ MẪU', birthDate: '1994-07-05', card: '2021' }),
    'no-card',
  ),
]

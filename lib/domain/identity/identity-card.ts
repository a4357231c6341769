/** Fields of a Vietnamese ID card that an application uses. */
export type IdField =
  | 'idNumber'
  | 'fullName'
  | 'sex'
  | 'birthDate'
  | 'idIssueDate'
  | 'idIssuePlace'
  | 'idExpiryDate'
  | 'cardAddress'

export type Sex = 'M' | 'F'

/** Fields read from one card by one reader; unreadable fields are missing. Dates are ISO `yyyy-MM-dd`. */
export type CardFields = Partial<Record<Exclude<IdField, 'sex'>, string>> & { readonly sex?: Sex }

/** One card by reader: its QR code and MRZ, read on the device, and its print, read by the e-KYC service. */
export type CardReadings = Readonly<Partial<Record<'qr' | 'mrz' | 'ocr', CardFields>>>

/** Reader that an answer came from, or `typed`. */
export type IdSource = 'qr' | 'mrz' | 'ocr' | 'typed'

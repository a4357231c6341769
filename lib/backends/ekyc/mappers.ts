import { toIsoDate } from '@/lib/backends/compact-date'

import type { CardFields, IdField } from '@/lib/domain/identity/identity-card'
import type { EkycResult } from '@/lib/domain/identity/liveness'

import type { EkycResultWire, ocrFieldNames, OcrWire } from './schemas'

export type CardType = OcrWire['card_type']

/** Null: not used, because applicants state their nationality themselves. */
const fieldNames: Record<(typeof ocrFieldNames)[number], IdField | null> = {
  idno: 'idNumber',
  cust_nm: 'fullName',
  sex: 'sex',
  birth_dt: 'birthDate',
  idiss_dt: 'idIssueDate',
  id_place: 'idIssuePlace',
  expire_dt: 'idExpiryDate',
  address: 'cardAddress',
  hometown: null,
  nationality: null,
}

/** Dates are ISO `yyyy-MM-dd`; fields that could not be read are missing. */
export type CardReading = {
  readonly ocrId: string
  readonly cardType: CardType
  readonly fields: CardFields
  /** 0 to 1. */
  readonly confidence: Readonly<Partial<Record<IdField, number>>>
  readonly warnings: readonly string[]
}

/** Polling interval when the service sends no `retry_after`. */
const defaultPollSeconds = 2

function optionalField<Key extends string, Value>(key: Key, value: Value | null): { [K in Key]?: Value } {
  return (value === null ? {} : { [key]: value }) as { [K in Key]?: Value }
}

const isoOrNull = (compact: string | null): string | null => (compact === null ? null : toIsoDate(compact))

export function toCardReading(wire: OcrWire): CardReading {
  const { fields } = wire
  const confidence = Object.entries(wire.confidence).flatMap(([name, share]) => {
    const field = fieldNames[name as keyof typeof fieldNames]
    return field === null ? [] : [[field, share]]
  })
  return {
    ocrId: wire.id,
    cardType: wire.card_type,
    fields: {
      idNumber: fields.idno,
      fullName: fields.cust_nm,
      ...optionalField('sex', fields.sex),
      ...optionalField('birthDate', isoOrNull(fields.birth_dt)),
      ...optionalField('idIssueDate', isoOrNull(fields.idiss_dt)),
      ...optionalField('idIssuePlace', fields.id_place),
      ...optionalField('idExpiryDate', isoOrNull(fields.expire_dt)),
      ...optionalField('cardAddress', fields.address),
    },
    confidence: Object.fromEntries(confidence),
    warnings: wire.warnings,
  }
}

export function toEkycResult(wire: EkycResultWire): EkycResult {
  switch (wire.status) {
    case 'approved':
      return { status: 'approved' }
    case 'pending':
      return { status: 'pending', retryAfterSeconds: wire.retry_after ?? defaultPollSeconds }
    case 'rejected':
      return { status: 'rejected', reasons: wire.reasons }
  }
}

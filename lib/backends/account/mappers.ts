import { nameOf } from '@/lib/backends/localised-text'
import type { Choice } from '@/lib/domain/account-opening/choice'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { BankBranchWire, BankRegionWire, BankWire, CityWire } from './schemas'

/** `bin`: the six digits with which the bank's card numbers and transfer codes begin. */
export type Bank = Choice & { readonly shortName: string; readonly bin: string | null }

export function toCity(wire: CityWire, locale: Locale): Choice {
  return { code: wire.code, name: nameOf(wire.name, locale) }
}

export function toBank(wire: BankWire, locale: Locale): Bank {
  return { code: wire.bcode, name: nameOf(wire.name, locale), shortName: wire.short_name, bin: wire.bin ?? null }
}

export function toBankRegion(wire: BankRegionWire, locale: Locale): Choice {
  return { code: wire.bregional, name: nameOf(wire.name, locale) }
}

export function toBankBranch(wire: BankBranchWire, locale: Locale): Choice {
  return { code: wire.brcode, name: nameOf(wire.name, locale) }
}

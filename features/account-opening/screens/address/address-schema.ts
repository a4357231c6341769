import { z } from '@/lib/platform/zod/zod'

import { max, notFound } from '@/lib/domain/validation/text-rules'
import { optionalText, requiredChoice, requiredText } from '@/lib/domain/validation/field-schema'

import type { ApplicationData } from '../../application/application-data'
import type { Choice } from '@/lib/domain/account-opening/choice'

/** What fits on the address line of the contract, with ward and street in one line. */
const wardLimit = 80
const streetLimit = 160

/** `provinces`: the list of the server; a province that is not on it (a draft from before a change) is chosen anew. */
export function addressSchema(provinces: readonly Choice[]) {
  return z.object({
    street: requiredText(max(streetLimit)),
    ward: requiredText(max(wardLimit)),
    province: requiredChoice(notFound(provinces.map((province) => province.code))),
    /** Gone from addresses on 1 July 2025; kept for those whose letters still need one. */
    district: optionalText(max(wardLimit)),
  })
}

export type AddressForm = z.input<ReturnType<typeof addressSchema>>

/** In the order of the fields, in which the summary lists what is wrong. */
export function toAddressForm(data: ApplicationData, suggestedProvince = ''): AddressForm {
  return {
    province: data.province?.code ?? suggestedProvince,
    ward: data.ward?.name ?? '',
    street: data.street ?? '',
    district: data.district ?? '',
  }
}

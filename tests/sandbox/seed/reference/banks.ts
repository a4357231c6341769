import { z } from '@/lib/platform/zod/zod'

import { readJson } from '../files/read-content'
import { provinces } from './provinces'

const bankSchema = z.strictObject({
  code: z.string(),
  bin: z.string().regex(/^\d{6}$/),
  shortName: z.string(),
  name: z.string(),
})

/**
 * Banks of Vietnam with the BIN under which they take part in domestic transfers. Demo reference data, written from the
 * public lists; check against the live list of the payment network before real use.
 */
export const banks = readJson('reference/banks.json', z.array(bankSchema))

export interface BankRegion {
  /** Code of the province. */
  code: string
  name: string
}

export interface BankBranch {
  /** Bank, province and number, for example `VCB-01-2`. */
  code: string
  name: string
}

/** A bank on the phone alone. */
const withoutBranches = 'CIMB'

/** Provinces where a bank has branches: the first twenty banks everywhere, the small ones in the seven cities. */
export function bankRegions(bankCode: string): readonly BankRegion[] {
  const rank = banks.findIndex(({ code }) => code === bankCode)
  if (rank === -1 || bankCode === withoutBranches) return []
  return provinces.filter(({ type }) => rank < 20 || type === 'city').map(({ code, name }) => ({ code, name }))
}

/** Branches of a bank in a province, named after its wards. Empty for a bank or a province that is not known. */
export function bankBranches(bankCode: string, provinceCode: string): readonly BankBranch[] {
  const region = bankRegions(bankCode).find(({ code }) => code === provinceCode)
  const wards = provinces.find(({ code }) => code === region?.code)?.wards ?? []
  return wards.slice(0, 6).map((ward, index) => ({
    code: `${bankCode}-${provinceCode}-${index + 1}`,
    name: `Chi nhánh ${ward}`,
  }))
}

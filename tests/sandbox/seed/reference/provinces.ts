import { z } from '@/lib/platform/zod/zod'

import { readJson } from '../files/read-content'

const provinceSchema = z.strictObject({
  /** Two digits, the national code of administrative units. */
  code: z.string().regex(/^\d\d$/),
  name: z.string(),
  type: z.enum(['city', 'province']),
  wards: z.array(z.string()),
})

/**
 * The 34 provinces and centrally run cities since 1/7/2025, with a handful of the wards and communes of each.
 * Demo reference data: the unit names are real, the lists are far from complete (there are 3,321 communes). The type is
 * data because it changes (Đồng Nai has been a city since 30/4/2026).
 */
export const provinces = readJson('reference/provinces.json', z.array(provinceSchema))

import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from '../files/localized'
import { readJson } from '../files/read-content'
import type { Translated } from '../types'

export interface Choice {
  code: string
  name: Translated
}

/** Codes count up from `01` in the order of the file. */
function choices(file: string): readonly Choice[] {
  return readJson(file, z.array(translatedSchema)).map((name, index) => ({
    code: String(index + 1).padStart(2, '0'),
    name,
  }))
}

/** Answer to `getJobs` with `tp` 1. */
export const occupations = choices('reference/occupations.json')

/** Answer to `getJobs` with `tp` 2. */
export const positions = choices('reference/positions.json')

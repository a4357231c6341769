import { z } from '@/lib/platform/zod/zod'

import { readJson } from '../files/read-content'

const patternSchema = z.enum(['repeat', 'sequence', 'pairs', 'mirror', 'lucky'])

export type NicePattern = z.output<typeof patternSchema>

export interface NiceAccount {
  /** Six digits, the part of the account number that the customer chooses. */
  number: string
  pattern: NicePattern
}

/** Pools of numbers that people like; `lucky` uses 6 (lộc), 8 (phát) and 9 (trường cửu). */
const pools = readJson(
  'reference/nice-account-numbers.json',
  z.record(patternSchema, z.array(z.string().regex(/^\d{6}$/))),
)

export const niceAccounts: readonly NiceAccount[] = patternSchema.options.flatMap((pattern) =>
  pools[pattern].map((number) => ({ number, pattern })),
)

import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from '../files/localized'
import { readJson } from '../files/read-content'

const sectors = readJson('market/sectors.json', z.record(z.string(), translatedSchema))

/** Name of a sector in a document; its output is what readers call it. */
export const sectorSchema = z.string().transform((name, context) => {
  const sector = sectors[name]
  if (sector) return sector
  context.addIssue({ code: 'custom', message: `sectors.json has no sector ${name}` })
  return z.NEVER
})

const firmSchema = z.strictObject({
  /** Not listed anywhere: made up for the demo. */
  ticker: z.string().length(3),
  sector: sectorSchema,
  name: translatedSchema,
})

const firms = readJson('market/firms.json', z.array(firmSchema))

/** Ticker of a made-up firm in a document; its output is the firm. */
export const tickerSchema = z.string().transform((ticker, context) => {
  const firm = firms.find((each) => each.ticker === ticker)
  if (firm) return firm
  context.addIssue({ code: 'custom', message: `firms.json has no firm ${ticker}` })
  return z.NEVER
})

export const tickers: readonly string[] = firms.map(({ ticker }) => ticker)

import 'server-only'

import { serverHttp } from '@/lib/backends/http/server'
import { hasMarketSource } from '@/lib/platform/env/market-source'
import { defaultLocale } from '@/lib/platform/i18n/locales'

import { KeptFigures } from './kept-figures'
import { createMarketApi } from './market-api'
import type { MarketQuotes, MarketSession } from './mappers'

/** The source is asked every five seconds at most, and a visitor waits for it three seconds at most. */
const limits = { freshMs: 5000, patienceMs: 3000 }

interface KeptMarket {
  readonly session: KeptFigures<MarketSession>
  readonly quotes: KeptFigures<MarketQuotes>
}

let kept: KeptMarket | undefined

/** The figures that this process keeps, of all shares and in no language; null without a market source. */
export function keptMarket(): KeptMarket | null {
  if (!hasMarketSource()) return null
  if (kept !== undefined) return kept
  const api = createMarketApi(serverHttp('market', defaultLocale))
  kept = {
    session: new KeptFigures({ ...limits, load: () => api.session() }),
    quotes: new KeptFigures({ ...limits, load: () => api.quotes() }),
  }
  return kept
}

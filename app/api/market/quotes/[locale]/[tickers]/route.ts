import { connection } from 'next/server'

import { composeQuotes } from '@/features/market/compose-quotes'
import { keptMarket } from '@/lib/backends/market/server'
import { absent } from '@/lib/platform/http/absent'
import { isLocale } from '@/lib/platform/i18n/locales'

/** One to sixteen tickers between hyphens. */
const list = /^[A-Z0-9]{3,9}(-[A-Z0-9]{3,9}){0,15}$/

/**
 * `GET /api/market/quotes/{locale}/{tickers}`: prices of shares, taken from the prices of all shares that are kept, so that
 * what a visitor asks for changes neither what the source is asked nor what is kept.
 */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string; tickers: string }> },
): Promise<Response> {
  await connection()
  const { locale, tickers } = await params
  const market = keptMarket()
  if (market === null || !isLocale(locale) || !list.test(tickers)) return absent()
  const headers = { 'cache-control': 'no-store' }
  const quotes = await market.quotes.get()
  if (quotes === null) return new Response(null, { status: 204, headers })
  return Response.json(await composeQuotes(quotes, tickers.split('-'), locale), { headers })
}

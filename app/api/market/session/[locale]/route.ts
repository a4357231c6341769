import { connection } from 'next/server'

import { composeStrip } from '@/features/market/compose-strip'
import { keptMarket } from '@/lib/backends/market/server'
import { absent } from '@/lib/platform/http/absent'
import { isLocale } from '@/lib/platform/i18n/locales'

/** Seconds for which a shared cache may repeat the answer. */
const maxAge = 5

/** `GET /api/market/session/{locale}`: the newest figures that are kept; 404 without a market source, 204 before the first. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  await connection()
  const { locale } = await params
  const market = keptMarket()
  if (market === null || !isLocale(locale)) return absent()
  const session = await market.session.get()
  if (session === null) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const headers = { 'cache-control': `public, max-age=${maxAge}` }
  return Response.json(await composeStrip(session, locale, new Date()), { headers })
}

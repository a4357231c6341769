import { getTranslations } from 'next-intl/server'

import type { MarketQuotes, Quote } from '@/lib/backends/market/mappers'
import { formatInVietnam, formatTime, isoDay } from '@/lib/platform/i18n/format-day'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import { changeOf } from './change-of'
import { sparkLine } from './spark-line'
import type { QuoteFigures, TickerFigures } from './ticker-figures'
import type { Tone } from '@/components/quotes/quote'

/** 20/11, 20 Nov, 11월 20일. */
const sessionDay: Record<Locale, Intl.DateTimeFormatOptions> = {
  vi: { day: 'numeric', month: 'numeric' },
  en: { day: 'numeric', month: 'short' },
  ko: { day: 'numeric', month: 'long' },
}

/** A line of fewer values, or of fewer prices, would be a stroke: the change alone says as much. */
const [fewestPoints, fewestPrices] = [6, 3]

const hasWay = (points: readonly number[]): boolean =>
  points.length >= fewestPoints && new Set(points).size >= fewestPrices

/** Prices of some shares in the words and numbers of a language. Tickers that the source does not know are left out. */
export async function composeQuotes(
  { asOf, isDemonstration, byTicker }: MarketQuotes,
  tickers: readonly string[],
  locale: Locale,
): Promise<TickerFigures> {
  const t = await getTranslations({ locale, namespace: 'market' })
  const price = new Intl.NumberFormat(intlLocale[locale])
  const day = formatInVietnam(asOf, locale, sessionDay[locale])
  return {
    at: t('session', { day, time: formatTime(asOf) }),
    day: t('sessionDay', { day }),
    now: t('pricesNow', { day }),
    date: isoDay(asOf),
    isDemonstration,
    quotes: tickers.flatMap((ticker) => {
      const quote = byTicker.get(ticker)
      return quote === undefined ? [] : [quoteFigures(quote, (dong) => price.format(dong), locale)]
    }),
  }
}

function quoteFigures(quote: Quote, format: (dong: number) => string, locale: Locale): QuoteFigures {
  const { ticker, price, reference, ceiling, floor, points } = quote
  const { text, tone } = changeOf(price / reference - 1, locale)
  const bound: Tone = price >= ceiling ? 'ceiling' : price <= floor ? 'floor' : tone
  return {
    ticker,
    price: format(price),
    dong: price,
    change: { text, tone: bound },
    ceiling: format(ceiling),
    reference: format(reference),
    floor: format(floor),
    line: hasWay(points) ? sparkLine(points, reference) : null,
  }
}

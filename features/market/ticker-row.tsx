import { getTranslations } from 'next-intl/server'

import { loadReportFacets } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { hasMarketSource } from '@/lib/platform/env/market-source'
import { formatTime, isoDay } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import { knownTickers } from './known-tickers'

/** Tickers shown after one text. */
const most = 8

/** When the last prices of a day are known. */
const close = '14:45'

interface TickerRowProps {
  tickers: readonly string[]
  /** When the text came out: later prices are shown as such. */
  publishedAt: Date
  locale: Locale
}

/**
 * The shares that a text is about: links to the reports about each, for those that have any. With a market source, all shares are
 * shown, and the browser adds the price and a card with the prices of the day; the document keeps room for them.
 */
export async function TickerRow({ tickers, publishedAt, locale }: TickerRowProps) {
  const named = knownTickers(tickers).slice(0, most)
  if (named.length === 0) return null
  const reported = new Set((await optionalContent(loadReportFacets(locale)))?.tickers)
  const links = named
    .map((ticker) => ({
      ticker,
      href: reported.has(ticker) ? localizedPath(locale, `/reports?ticker=${ticker}`) : null,
    }))
    .filter(({ href }) => href !== null || hasMarketSource())
  if (links.length === 0) return null
  const t = await getTranslations('market')
  const label = t('tickers')
  const list = (
    <ul aria-label={label}>
      {links.map(({ ticker, href }) => (
        <li key={ticker}>
          {href === null ? (
            <span>
              <strong>{ticker}</strong>
            </span>
          ) : (
            <a href={href}>
              <span className="sr-only">{t('reportsOn')} </span>
              <strong>{ticker}</strong>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
  const title = (
    <p aria-hidden="true" className="text-body font-semibold text-ink">
      {label}
    </p>
  )
  if (!hasMarketSource())
    return (
      <div className="article-shares">
        {title}
        {list}
      </div>
    )
  const { TickerLoader } = await import('./ticker-loader')
  const texts = {
    label,
    ceiling: t('ceiling'),
    reference: t('reference'),
    floor: t('floor'),
    reports: t('reports'),
    unit: t('unit'),
    demonstration: t('demonstration'),
  }
  return (
    <div className="article-shares">
      {title}
      <TickerLoader
        day={isoDay(publishedAt)}
        isBeforeClose={formatTime(publishedAt) < close}
        address={`/api/market/quotes/${locale}/${named.join('-')}`}
        links={links}
        texts={texts}
      >
        <p className="share-moment" />
        {list}
        <p className="share-foot">{texts.unit}</p>
      </TickerLoader>
    </div>
  )
}

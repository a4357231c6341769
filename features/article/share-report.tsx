import { getTranslations } from 'next-intl/server'

import { FileText } from '@/components/ui/icons'
import { TargetLine } from '@/components/quotes/target-line'
import { loadPost } from '@/lib/content/posts'
import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatBytes } from '@/lib/platform/i18n/format-bytes'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { liftPrices, type LiftedPrices } from './lift-prices'

/** Newest reports among which one about a share is looked for. */
const newest = 100

/** How far the target of a report is from the price of its day. */
const shareApart = ({ target, price }: LiftedPrices, locale: Locale) =>
  new Intl.NumberFormat(intlLocale[locale], {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(target.value / price.value - 1)
    .replace('-', '−')

/** Below news: the newest report about the first of their shares that has one, with its PDF. */
export async function ShareReport({ tickers, locale }: { tickers: readonly string[]; locale: Locale }) {
  if (tickers.length === 0) return null
  const rows = (await optionalContent(loadReports(locale, newest)))?.rows ?? []
  const companies = rows.filter(({ type }) => type === 'company')
  const report = tickers.flatMap((ticker) => companies.find((each) => each.tickers.includes(ticker)) ?? [])[0]
  if (report === undefined) return null
  const [t, article] = await Promise.all([getTranslations('reports'), getTranslations('article')])
  const { title, slug, publishedAt, file } = report
  const text = await optionalContent(loadPost(slug, locale))
  const prices = text && liftPrices(text.content)
  const facts = [
    article('pdfOpen'),
    file?.pages ? t('pages', { count: file.pages }) : null,
    file?.bytes ? formatBytes(file.bytes, locale) : null,
  ].filter((fact) => fact !== null)
  return (
    <section aria-labelledby="share-report" className="share-report">
      <div>
        <p>
          {t('types.company')} · <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt, locale)}</time>
        </p>
        <h2 id="share-report">
          <Link href={`/article/${slug}`}>{keepPairs(title)}</Link>
        </h2>
      </div>
      {prices !== null && (
        <div className="share-way">
          <p className={prices.target.value < prices.price.value ? 'is-down' : 'is-up'}>{shareApart(prices, locale)}</p>
          <TargetLine price={prices.price} target={prices.target} />
        </div>
      )}
      {file !== null && (
        <a href={file.href} className="text-link">
          <FileText className="size-5" />
          {facts.join(' · ')}
          <span className="sr-only">: {title}</span>
        </a>
      )}
    </section>
  )
}

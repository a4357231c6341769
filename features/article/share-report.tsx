import { getTranslations } from 'next-intl/server'

import { Cover } from '@/components/ui/cover'
import { ArrowRight, FileText } from '@/components/ui/icons'
import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatBytes } from '@/lib/platform/i18n/format-bytes'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

/** Newest reports among which one about a share is looked for. */
const newest = 100

/** Below news: the newest report about the first of their shares that has one, with its picture and its PDF. */
export async function ShareReport({ tickers, locale }: { tickers: readonly string[]; locale: Locale }) {
  if (tickers.length === 0) return null
  const rows = (await optionalContent(loadReports(locale, newest)))?.rows ?? []
  const companies = rows.filter(({ type }) => type === 'company')
  const report = tickers.flatMap((ticker) => companies.find((each) => each.tickers.includes(ticker)) ?? [])[0]
  if (report === undefined) return null
  const [t, article] = await Promise.all([getTranslations('reports'), getTranslations('article')])
  const { title, description, slug, publishedAt, file } = report
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
        <h2 id="share-report">{keepPairs(title)}</h2>
        {description !== null && <p className="max-lg:hidden">{keepPairs(description)}</p>}
      </div>
      <Cover src={report.image} priority={false} className="share-picture" />
      <p>
        <Link href={`/article/${slug}`}>
          {article('readReport')}
          <span className="sr-only">: {title}</span>
          <ArrowRight className="size-4" />
        </Link>
        {file !== null && (
          <a href={file.href}>
            <FileText className="size-5" />
            {facts.join(' · ')}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </p>
    </section>
  )
}

import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { Cover } from '@/components/ui/cover'
import { FileText } from '@/components/ui/icons'
import { Section } from '@/components/ui/section'
import { loadMarketNews } from '@/lib/content/market-news'
import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

const stretched = 'group-hover:text-primary after:absolute after:inset-0'

/** The latest story with its picture, large, and two more beside it; below them the three latest reports as tiles. */
export async function Today({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const [news, reports] = await Promise.all([
    optionalContent(loadMarketNews(locale, 3)),
    optionalContent(loadReports(locale, 3)),
  ])
  const [first, ...others] = news?.rows ?? []
  if (!first && !reports?.rows.length) return null
  return (
    <Section
      id="market-news"
      tone="band-2"
      space="tight"
      title={t('today.title')}
      action={first && <AllLink href="/market-news">{t('news.all')}</AllLink>}
    >
      {first && (
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2 lg:grid-rows-[minmax(18rem,auto)]">
          <Cover
            src={first.image}
            of={`/market-news/${first.id}`}
            className="aspect-[16/9] h-auto w-full rounded-panel border border-hairline bg-picture object-contain lg:aspect-auto lg:h-0 lg:min-h-full"
            priority={false}
          />
          <div className="flex flex-col gap-5 lg:-mt-1.5 lg:justify-between">
            <article className="group relative">
              <Day at={first.publishedAt} locale={locale} />
              <h3 className="mt-1 text-h2 text-balance">
                <Link href={`/market-news/${first.id}`} className={stretched}>
                  {keepPairs(first.title)}
                </Link>
              </h3>
              {first.description !== null && (
                <p className="clamp-3 pt-3 text-pretty text-ink-2 max-md:hidden">{keepPairs(first.description)}</p>
              )}
            </article>
            <ul className="grid gap-x-6 border-t border-hairline max-sm:divide-y max-sm:divide-hairline sm:grid-cols-2">
              {others.map((article) => (
                <li key={article.id} className="group relative pt-4 max-sm:not-last:pb-4">
                  <Day at={article.publishedAt} locale={locale} />
                  <h3 className="mt-1 leading-[1.45] font-semibold text-balance">
                    <Link href={`/market-news/${article.id}`} className={stretched}>
                      {keepPairs(article.title)}
                    </Link>
                  </h3>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {reports !== null && reports.rows.length > 0 && (
        <div className="mt-8">
          <div className="flex flex-wrap items-center justify-between gap-x-8">
            <h3 className="text-h3">{t('research.title')}</h3>
            <AllLink href="/reports">{t('research.all')}</AllLink>
          </div>
          <ul className="mt-2 grid gap-3 lg:grid-cols-3 lg:gap-6">
            {reports.rows.map((report) => (
              <li
                key={report.id}
                className="group relative grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 rounded-card border border-hairline bg-band p-4 hover:border-hairline-strong max-md:nth-3:hidden"
              >
                <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
                  <Day at={report.publishedAt} locale={locale} />
                  {report.type !== null && <span>{t(`research.types.${report.type}`)}</span>}
                </p>
                <h4 className="mt-1 leading-[1.45] font-semibold text-balance">
                  <Link href={`/article/${report.slug}`} className={stretched}>
                    {keepPairs(report.title)}
                  </Link>
                </h4>
                <Cover
                  src={report.image}
                  of={`/article/${report.slug}`}
                  className="col-start-2 row-span-2 row-start-1 mt-1 aspect-[16/9] h-auto w-24 rounded-control"
                  priority={false}
                />
                {report.file !== null && (
                  <a
                    href={report.file.href}
                    className="relative z-1 col-span-2 -mb-3 inline-flex min-h-11 items-center gap-2 justify-self-start text-small text-primary underline-offset-4 hover:underline max-md:hidden"
                  >
                    <FileText className="size-4" />
                    {t('research.pdf')}
                    <span className="sr-only">: {report.title}</span>
                    {report.file.pages !== null && (
                      <span className="text-ink-3">{t('research.pages', { pages: report.file.pages })}</span>
                    )}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function Day({ at, locale }: { at: Date; locale: Locale }) {
  return (
    <time dateTime={at.toISOString()} className="block num text-small text-ink-3">
      {formatDay(at, locale)}
    </time>
  )
}

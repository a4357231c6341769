import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { AllLink } from '@/components/ui/all-link'
import { Cover } from '@/components/ui/cover'
import { FileText } from '@/components/ui/icons'
import { Section } from '@/components/ui/section'
import type { Report } from '@/lib/backends/main/content'
import { loadMarketNews } from '@/lib/content/market-news'
import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { formatInVietnam } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { capitalised } from '@/lib/platform/text/capitalised'
import { keepEnd } from '@/lib/platform/text/keep-end'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

const stretched = 'group-hover:text-primary after:absolute after:inset-0'

interface TodayProps {
  locale: Locale
  /** What the editors recommend. */
  children: ReactNode
}

/** The latest story with its picture, large; beside it two more and the two latest reports, below them what is recommended. */
export async function Today({ locale, children }: TodayProps) {
  const t = await getTranslations('home')
  const [news, reports] = await Promise.all([
    optionalContent(loadMarketNews(locale, 3)),
    optionalContent(loadReports(locale, 2)),
  ])
  const [first, ...others] = news?.rows ?? []
  if (!first && !reports?.rows.length) return <div className="warm container-page has-[section]:py-8">{children}</div>
  const allNews = (
    <AllLink href="/market-news">
      <span className="whitespace-nowrap">{t('news.all')}</span>
    </AllLink>
  )
  return (
    <Section
      id="market-news"
      space="band"
      className="warm [--hairline:var(--hairline-strong)] max-md:pt-6 max-md:pb-5 md:py-14!"
      title={t('today.title')}
      action={first && <span className="max-md:hidden">{allNews}</span>}
    >
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        {first && (
          // The picture's ground goes on below it, and its words begin where those in the picture do.
          <article className="group relative flex flex-col overflow-clip rounded-panel border border-hairline bg-picture pb-4 lg:pb-6">
            <div className="aspect-[16/9] overflow-clip">
              <Cover
                src={first.image}
                of={`/market-news/${first.id}`}
                className="size-full object-cover"
                priority={false}
              />
            </div>
            <Day at={first.publishedAt} locale={locale} className="px-[7%]" />
            <h3 className="mt-1 px-[7%] text-h2 text-pretty max-sm:text-[1.125rem] lg:text-[1.75rem]">
              <Link href={`/market-news/${first.id}`} className={stretched}>
                {keepEnd(keepPairs(first.title))}
              </Link>
            </h3>
            {first.description !== null && (
              <p className="mt-1.5 line-clamp-2 px-[7%] text-ink-2 max-sm:hidden lg:text-small lg:max-xl:line-clamp-3">
                {keepPairs(first.description)}
              </p>
            )}
          </article>
        )}
        <div className="flex flex-col justify-between gap-5 lg:gap-7">
          <div>
            <ul className="divide-y divide-hairline border-y border-hairline lg:border-t-0">
              {others.map((article) => (
                <li key={article.id} className="group relative py-3 lg:py-4 lg:first:pt-0">
                  <h3 className="leading-[1.4] font-semibold text-pretty lg:text-lead lg:leading-[1.35]">
                    <Link href={`/market-news/${article.id}`} className={stretched}>
                      {keepEnd(keepPairs(article.title))}
                    </Link>
                  </h3>
                  <Day at={article.publishedAt} locale={locale} className="mt-1" />
                </li>
              ))}
            </ul>
            {/* On phones after the last of the news, before the reports. */}
            {first && <p className="-mb-3 md:hidden">{allNews}</p>}
          </div>
          {reports !== null && reports.rows.length > 0 && (
            <div>
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <h3 className="text-lead font-semibold sm:text-h3">{t('research.title')}</h3>
                <AllLink href="/reports">{t('research.all')}</AllLink>
              </div>
              <ul className="divide-y divide-hairline">
                {reports.rows.map((report) => (
                  <li key={report.id} className="group relative py-2 max-sm:not-first:hidden lg:py-3.5 lg:last:pb-0">
                    <h4 className="leading-[1.4] font-semibold text-pretty max-sm:text-[0.9375rem]">
                      <Link href={`/article/${report.slug}`} className={stretched}>
                        {keepEnd(keepPairs(subjectOf(report)))}
                      </Link>
                    </h4>
                    <p className="mt-1 flex flex-wrap gap-x-3 text-small text-ink-3">
                      <Day at={report.publishedAt} locale={locale} />
                      {report.type !== null && <span>{t(`research.types.${report.type}`)}</span>}
                      {report.file !== null && (
                        <a
                          href={report.file.href}
                          className="relative z-1 inline-flex min-h-6 items-center gap-1.5 text-primary underline-offset-4 hover:underline max-md:hidden"
                        >
                          <FileText className="size-4" />
                          {t('research.pdf')}
                          <span className="sr-only">: {report.title}</span>
                          {report.file.pages !== null && (
                            <span className="text-ink-3">{t('research.pages', { pages: report.file.pages })}</span>
                          )}
                        </a>
                      )}
                    </p>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      {children}
    </Section>
  )
}

/** The title of a daily note without its name and day, which are below it. */
const subjectOf = ({ type, title }: Report) =>
  type === 'daily' ? capitalised(title.replace(/^[^:]*\d[^:]*: /, '')) : title

interface DayProps {
  at: Date
  locale: Locale
  className?: string
}

/** Without the year, which is this one for what is new. */
function Day({ at, locale, className }: DayProps) {
  return (
    <time dateTime={at.toISOString()} className={clsx('block num text-small text-ink-3', className)}>
      {formatInVietnam(at, locale, { day: 'numeric', month: locale === 'en' ? 'short' : 'numeric' })}
    </time>
  )
}

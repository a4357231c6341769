import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { ShareChanges } from '@/components/quotes/share-changes'
import { AllLink } from '@/components/ui/all-link'
import { Cover } from '@/components/ui/cover'
import { ArrowRight, FileText } from '@/components/ui/icons'
import { Section } from '@/components/ui/section'
import type { Report } from '@/lib/backends/main/content'
import type { NewsSummary } from '@/lib/backends/news/mappers'
import { loadMarketNews } from '@/lib/content/market-news'
import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { formatInVietnam, isoDay } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { capitalised } from '@/lib/platform/text/capitalised'
import { keepEnd } from '@/lib/platform/text/keep-end'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

/** Shares that the latest story has room for. */
const mostShares = 4

const stretched = 'group-hover:text-primary after:absolute after:inset-0'

interface TodayProps {
  locale: Locale
  /** A list of shares with the changes of their prices. */
  quoted: (tickers: readonly string[], list: ReactNode) => ReactNode
  /** What the editors recommend. */
  children: ReactNode
}

/** The latest story with its picture, large; below it two more and the two latest reports, and what is recommended. */
export async function Today({ locale, quoted, children }: TodayProps) {
  const [t, market, news, reports] = await Promise.all([
    getTranslations('home'),
    getTranslations('market'),
    optionalContent(loadMarketNews(locale, 3)),
    optionalContent(loadReports(locale, 2)),
  ])
  const [first, ...others] = news?.rows ?? []
  if (!first && !reports?.rows.length) return <div className="container-page has-[section]:py-8">{children}</div>
  return (
    <Section
      id="market-news"
      space="band"
      className="max-md:pt-6 max-md:pb-5 md:py-11! md:[&:lang(vi)]:py-15!"
      title={t('today.title')}
    >
      {first && (
        <Lead article={first} locale={locale} action={t('today.read')}>
          {first.tickers.length > 0 &&
            quoted(
              first.tickers.slice(0, mostShares),
              <ShareChanges
                label={market('tickers')}
                tickers={first.tickers.slice(0, mostShares)}
                day={isoDay(first.publishedAt)}
                className="flex w-full gap-6 max-xl:mt-2.5 max-xl:flex-wrap max-xl:gap-x-2 max-md:hidden md:border-t md:border-hairline md:pt-3 lg:mt-auto"
              />,
            )}
        </Lead>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-3 sm:gap-y-6 lg:grid-cols-2">
        {others.length > 0 && (
          <Lines title={t('news.title')} all={<AllLink href="/market-news">{t('news.all')}</AllLink>}>
            {others.map((article) => (
              <Line key={article.id} href={`/market-news/${article.id}`} title={article.title} image={article.image}>
                <Day at={article.publishedAt} locale={locale} />
              </Line>
            ))}
          </Lines>
        )}
        {reports !== null && reports.rows.length > 0 && (
          <Lines title={t('research.title')} all={<AllLink href="/reports">{t('research.all')}</AllLink>}>
            {reports.rows.map((report) => (
              <Line key={report.id} href={`/article/${report.slug}`} title={subjectOf(report)} image={report.image}>
                <Day at={report.publishedAt} locale={locale} />
                {report.type !== null && (
                  <span className={report.file === null ? undefined : 'max-md:hidden'}>
                    {t(`research.types.${report.type}`)}
                  </span>
                )}
                {report.file !== null && (
                  <a
                    href={report.file.href}
                    className="relative z-1 inline-flex min-h-6 items-center gap-1.5 text-primary underline-offset-4 hover:underline"
                  >
                    <FileText className="size-4" />
                    {t('research.pdf')}
                    <span className="sr-only">: {report.title}</span>
                    {report.file.pages !== null && (
                      <span className="text-ink-3">{t('research.pages', { pages: report.file.pages })}</span>
                    )}
                  </a>
                )}
              </Line>
            ))}
          </Lines>
        )}
      </div>
      {children}
    </Section>
  )
}

interface LeadProps {
  article: NewsSummary
  locale: Locale
  /** What a press does, which the title's link says by its name. */
  action: string
  /** Its shares, in place of that. */
  children: ReactNode
}

/** The latest story: its words beside its picture, which has their ground. */
function Lead({ article, locale, action, children }: LeadProps) {
  return (
    <article className="group relative mb-6 overflow-clip rounded-panel bg-picture edged max-md:pt-4 max-md:pb-3 md:grid md:grid-cols-[minmax(0,1fr)_23rem] md:gap-6 md:border md:border-hairline-strong md:bg-surface md:pl-6 lg:grid-cols-[minmax(0,1fr)_32.5rem] lg:gap-10 lg:pl-10">
      <div className="max-md:px-[7%] md:flex md:flex-col md:items-start md:py-5 lg:py-6">
        <Day at={article.publishedAt} locale={locale} />
        <h3 className="mt-1 text-h2 max-xl:text-balance max-lg:text-[1.375rem] max-sm:text-[1.25rem] lg:mt-2 xl:text-[2.625rem] xl:text-pretty">
          <Link href={`/market-news/${article.id}`} className={stretched}>
            {keepEnd(keepPairs(article.title))}
          </Link>
        </h3>
        {article.description !== null && (
          <p className="mt-3 line-clamp-3 text-ink-2 max-sm:hidden lg:mb-4 lg:text-lead lg:text-balance">
            {keepPairs(article.description)}
          </p>
        )}
        {children}
        {article.tickers.length === 0 && (
          <span aria-hidden="true" className="mt-auto flex items-center gap-2 font-semibold text-primary max-lg:hidden">
            {action}
            <ArrowRight className="size-5" />
          </span>
        )}
      </div>
      <Cover
        src={article.image}
        of={`/market-news/${article.id}`}
        className="h-auto w-full object-contain max-md:mt-4 max-md:aspect-[16/9] md:h-full md:border-l md:border-hairline md:bg-picture md:py-2"
        priority={false}
      />
    </article>
  )
}

function Lines({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hairline-strong">
        <h3 className="text-lead font-semibold sm:text-h3">{title}</h3>
        {all}
      </div>
      <ul className="divide-y divide-hairline">{children}</ul>
    </div>
  )
}

interface LineProps {
  href: string
  title: string
  image: string | null
  /** The facts below the title. */
  children: ReactNode
}

/** A title over its facts, and at its end the small form of its picture. */
function Line({ href, title, image, children }: LineProps) {
  return (
    <li className="group relative flex items-start justify-between gap-x-3 py-3.5 lg:min-h-27 lg:gap-x-6 lg:py-4 lg:last:min-h-0 lg:last:pb-0">
      <div className="min-w-0">
        <h4 className="leading-[1.4] font-semibold text-balance max-sm:text-[0.9375rem]">
          <Link href={href} className={stretched}>
            {keepEnd(keepPairs(title))}
          </Link>
        </h4>
        <p className="mt-1 flex flex-wrap gap-x-3 text-small text-ink-3">{children}</p>
      </div>
      <Cover
        src={image}
        of={href}
        className="mt-1 aspect-[16/9] h-auto w-31 shrink-0 rounded-control edged max-sm:w-28"
        priority={false}
      />
    </li>
  )
}

/** The title of a daily note without its name and day, which are below it. */
const subjectOf = ({ type, title }: Report) =>
  type === 'daily' ? capitalised(title.replace(/^[^:]*\d[^:]*: /, '')) : title

interface DayProps {
  at: Date
  locale: Locale
}

/** Without the year, which is this one for what is new. */
function Day({ at, locale }: DayProps) {
  return (
    <time dateTime={at.toISOString()} className="block num text-small font-normal text-ink-3">
      {formatInVietnam(at, locale, { day: 'numeric', month: locale === 'en' ? 'short' : 'numeric' })}
    </time>
  )
}

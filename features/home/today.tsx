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

/** News and reports in one grid: the latest story with its picture, three more, and the three latest reports. */
export async function Today({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const [news, reports] = await Promise.all([
    optionalContent(loadMarketNews(locale, 4)),
    optionalContent(loadReports(locale, 3)),
  ])
  const [first, ...others] = news?.rows ?? []
  if (!first && !reports?.rows.length) return null
  return (
    <Section id="market-news" tone="surface" space="tight" title={t('today.title')}>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 md:gap-y-10 lg:grid-cols-12">
        {first && (
          <article className="group relative md:col-span-2 lg:col-span-5">
            <Cover
              src={first.image}
              of={`/market-news/${first.id}`}
              className="mb-4 aspect-[16/9] w-full rounded-card border border-hairline object-cover sm:max-lg:max-w-[33rem]"
              priority={false}
            />
            <Day at={first.publishedAt} locale={locale} />
            <h3 className="mt-1 text-h3 text-pretty">
              <Link href={`/market-news/${first.id}`} className="group-hover:text-primary after:absolute after:inset-0">
                {first.title}
              </Link>
            </h3>
            {first.description !== null && <p className="clamp-2 pt-2 text-ink-2 max-md:hidden">{first.description}</p>}
          </article>
        )}
        {others.length > 0 && (
          <div className="lg:col-span-3">
            <h3 className="text-h3">{t('news.title')}</h3>
            <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
              {others.map((article) => (
                <li key={article.id} className="group relative py-4 max-md:nth-3:hidden">
                  <Day at={article.publishedAt} locale={locale} />
                  <p className="mt-1 leading-[1.45] font-semibold">
                    <Link
                      href={`/market-news/${article.id}`}
                      className="group-hover:text-primary after:absolute after:inset-0"
                    >
                      {article.title}
                    </Link>
                  </p>
                </li>
              ))}
            </ul>
            <AllLink href="/market-news">{t('news.all')}</AllLink>
          </div>
        )}
        {reports !== null && reports.rows.length > 0 && (
          <div className="lg:col-span-4">
            <h3 className="text-h3">{t('research.title')}</h3>
            <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
              {reports.rows.map((report) => (
                <li
                  key={report.id}
                  className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4 max-md:nth-3:hidden"
                >
                  <Cover
                    src={report.image}
                    of={`/article/${report.slug}`}
                    className="col-start-2 row-span-3 row-start-1 mt-1 aspect-[16/9] h-auto w-24 rounded-control"
                    priority={false}
                  />
                  <p className="col-start-1 flex flex-wrap gap-x-3 text-small text-ink-3">
                    <Day at={report.publishedAt} locale={locale} />
                    {report.type === null ? null : <span>{t(`research.types.${report.type}`)}</span>}
                  </p>
                  <p className="col-start-1 mt-1 leading-[1.45] font-semibold">
                    <Link
                      href={`/article/${report.slug}`}
                      className="group-hover:text-primary after:absolute after:inset-0"
                    >
                      {report.title}
                    </Link>
                  </p>
                  {report.file !== null && (
                    <a
                      href={report.file.href}
                      className="relative z-1 col-start-1 -mb-3 inline-flex min-h-11 items-center gap-2 justify-self-start text-small text-primary underline-offset-4 hover:underline max-md:hidden"
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
            <AllLink href="/reports">{t('research.all')}</AllLink>
          </div>
        )}
      </div>
    </Section>
  )
}

function Day({ at, locale, className = '' }: { at: Date; locale: Locale; className?: string }) {
  return (
    <time dateTime={at.toISOString()} className={`block num text-small text-ink-3 ${className}`}>
      {formatDay(at, locale)}
    </time>
  )
}

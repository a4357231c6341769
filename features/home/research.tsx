import { FileText } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import type { Report } from '@/lib/backends/main/content'
import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay } from '@/lib/platform/i18n/format-day'

import { AllLink } from '@/components/ui/all-link'

/** The five latest reports as a table; on phones each row becomes a card. */
export async function Research({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.research')
  const reports = await optionalContent(loadReports(locale, 5))
  if (!reports?.rows.length) return null
  return (
    <Section
      id="research"
      tone="surface"
      title={t('title')}
      lead={t('lead')}
      action={<AllLink href="/reports">{t('all')}</AllLink>}
    >
      <table className="block w-full md:table">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="hidden text-left text-small text-ink-3 md:table-header-group">
          <tr className="border-b border-hairline">
            <th scope="col" className="py-3 pr-6 font-semibold">
              {t('date')}
            </th>
            <th scope="col" className="py-3 pr-6 font-semibold">
              {t('report')}
            </th>
            <th scope="col" className="py-3 pr-6 font-semibold">
              {t('type')}
            </th>
            <th scope="col" className="py-3 font-semibold">
              {t('file')}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {reports.rows.map((report) => (
            <ReportRow key={report.id} report={report} locale={locale} />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

async function ReportRow({ report, locale }: { report: Report; locale: Locale }) {
  const t = await getTranslations('home.research')
  const cell = 'block md:table-cell md:py-5 md:pr-6 md:align-top'
  return (
    <tr className="block border-b border-hairline py-5 md:table-row md:py-0">
      <td className={`${cell} num text-small whitespace-nowrap text-ink-3`}>
        <time dateTime={report.publishedAt.toISOString()}>{formatDay(report.publishedAt, locale)}</time>
      </td>
      <td className={cell}>
        <Link href={`/article/${report.slug}`} className="font-semibold hover:text-primary">
          {report.title}
        </Link>
        {report.tickers.length > 0 && (
          <span className="ml-3 inline-flex gap-2 text-min font-semibold text-bronze">
            {report.tickers.join(' · ')}
          </span>
        )}
      </td>
      <td className={`${cell} text-small whitespace-nowrap text-ink-2`}>
        {report.type === null ? '' : t(`types.${report.type}`)}
      </td>
      <td className={`${cell} text-small md:pr-0`}>
        {report.file !== null && (
          <a
            href={report.file.href}
            className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-primary underline-offset-4 hover:underline md:-mt-2.5"
          >
            <FileText className="size-4" />
            {t('pdf')}
            <span className="sr-only">: {report.title}</span>
            {report.file.pages !== null && (
              <span className="text-ink-3">{t('pages', { pages: report.file.pages })}</span>
            )}
          </a>
        )}
      </td>
    </tr>
  )
}

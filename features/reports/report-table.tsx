import { clsx } from 'clsx'
import { FileText } from '@/components/ui/icons'
import { Cover } from '@/components/ui/cover'
import { TickerTag } from '@/components/quotes/ticker-tag'
import { useLocale, useTranslations } from 'next-intl'
import { PageLink } from '@/lib/platform/navigation/page-link'

import type { Report } from '@/lib/backends/main/content'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { formatBytes } from '@/lib/platform/text/format-bytes'
import { formatDay } from '@/lib/platform/i18n/format-day'

/** Rows whose pictures are loaded with the page. */
const rowsOnFirstScreen = 3

interface ReportTableProps {
  reports: readonly Report[]
  /** The first is the newest of all, and shown larger. */
  hasLead?: boolean
}

/** Reports as a table; on phones each row is a card. Rendered by the server; with filters, by the browser. */
export function ReportTable({ reports, hasLead = false }: ReportTableProps) {
  const t = useTranslations('reports')
  const head = 'py-3 pr-6 font-semibold last:pr-0'
  return (
    <table className="block w-full lg:table">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="sr-only text-left text-small text-ink-3 lg:not-sr-only lg:table-header-group">
        <tr className="border-b border-field">
          <th scope="col" className={head}>
            {t('date')}
          </th>
          <th scope="col" className={head}>
            {t('report')}
          </th>
          <th scope="col" className={head}>
            {t('type')}
          </th>
          <th scope="col" className={head}>
            {t('file')}
          </th>
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {reports.map((report, index) => (
          <ReportRow
            key={report.id}
            report={report}
            isOnFirstScreen={index < rowsOnFirstScreen}
            isLead={hasLead && index === 0}
          />
        ))}
      </tbody>
    </table>
  )
}

interface ReportRowProps {
  report: Report
  isOnFirstScreen: boolean
  isLead: boolean
}

function ReportRow({ report, isOnFirstScreen, isLead }: ReportRowProps) {
  const t = useTranslations('reports')
  const locale = useLocale()
  const cell = 'block lg:table-cell lg:py-6 lg:align-top'
  return (
    <tr className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-b border-hairline py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:table-row">
      <td className={`${cell} num text-small whitespace-nowrap text-ink-3 lg:pt-7 lg:pr-6`}>
        <time dateTime={report.publishedAt.toISOString()}>{formatDay(report.publishedAt, locale)}</time>
      </td>
      <td className={`${cell} order-1 col-span-full lg:pr-10`}>
        <div
          className={clsx(
            'flex items-start gap-x-5 max-lg:mt-1 lg:gap-x-6',
            isLead ? 'max-sm:flex-col-reverse sm:max-lg:flex-row-reverse' : 'max-lg:flex-row-reverse',
          )}
        >
          <Cover
            src={report.image}
            of={`/article/${report.slug}`}
            className={clsx(
              'aspect-[16/9] h-auto shrink-0 rounded-control max-lg:mt-1',
              isLead ? 'w-full max-sm:mt-4 sm:w-80' : 'w-28 sm:w-40',
            )}
            priority={false}
            eager={isOnFirstScreen}
          />
          <div className="min-w-0 grow">
            <h2
              className={
                isLead
                  ? 'text-h3 text-pretty'
                  : 'text-body leading-[1.45] font-semibold text-pretty md:text-lead md:leading-[1.45]'
              }
            >
              <PageLink
                href={localizedPath(locale, `/article/${report.slug}`)}
                className="decoration-1 underline-offset-4 hover:text-primary hover:underline"
              >
                {report.title}
              </PageLink>
            </h2>
            {report.description !== null && (
              <p className="clamp-2 mt-1 max-w-measure text-small text-ink-2 lg:clamp-3 lg:mt-2">
                {report.description}
              </p>
            )}
            {(report.sector !== null || report.tickers.length > 0) && (
              <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small font-semibold text-bronze">
                {report.sector !== null && <span className="inline-block first-letter:uppercase">{report.sector}</span>}
                {report.tickers.map((ticker) => (
                  <TickerTag key={ticker} ticker={ticker} form="tag" />
                ))}
              </p>
            )}
          </div>
        </div>
      </td>
      <td className={`${cell} text-small text-ink-2 lg:pt-7 lg:pr-10 lg:whitespace-nowrap`}>
        {report.type === null ? '' : t(`types.${report.type}`)}
      </td>
      <td className={`${cell} text-small max-sm:order-2 max-sm:col-span-full lg:pt-4`}>
        {report.file !== null && <ReportFile report={report} file={report.file} />}
      </td>
    </tr>
  )
}

interface ReportFileProps {
  report: Report
  file: NonNullable<Report['file']>
}

/** Link to the PDF with its pages and size, as far as the CMS knows them. */
function ReportFile({ report, file }: ReportFileProps) {
  const t = useTranslations('reports')
  const locale = useLocale()
  const facts = [
    file.pages === null ? null : t('pages', { count: file.pages }),
    file.bytes === null ? null : formatBytes(file.bytes, locale),
  ].filter((fact) => fact !== null)
  return (
    <a
      href={file.href}
      className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-primary underline-offset-4 hover:underline"
    >
      <FileText className="size-5" />
      <span className="font-semibold">
        {t('pdf')}
        <span className="sr-only">: {report.title}</span>
      </span>
      {facts.length > 0 && <span className="num text-ink-3">{facts.join(', ')}</span>}
    </a>
  )
}

import { clsx } from 'clsx'
import { FileText } from '@/components/ui/icons'
import { Cover } from '@/components/ui/cover'
import { TickerTag } from '@/components/quotes/ticker-tag'
import { useLocale, useTranslations } from 'next-intl'
import { PageLink } from '@/lib/platform/navigation/page-link'

import type { Report } from '@/lib/backends/main/content'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { formatBytes } from '@/lib/platform/i18n/format-bytes'
import { formatDay } from '@/lib/platform/i18n/format-day'

/** Rows whose pictures are loaded with the page. */
const rowsOnFirstScreen = 3

interface ReportTableProps {
  reports: readonly Report[]
  /** The first is the newest of all, and shown larger. */
  hasLead?: boolean
}

/**
 * Reports as a table whose rows are laid out: date and file in a line above the report; on wide screens the date beside the
 * type, and the file at the end of the row.
 * Rendered by the server; with filters, by the browser.
 */
export function ReportTable({ reports, hasLead = false }: ReportTableProps) {
  const t = useTranslations('reports')
  return (
    <table className="block w-full">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="sr-only">
        <tr>
          {(['date', 'report', 'type', 'file'] as const).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-field">
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

/** The type and day with which the titles of daily and weekly reports begin, before a colon: a label, so that one title tells from the next. */
const prefixOf = (title: string, type: string): string =>
  type !== '' && title.startsWith(type) && title.includes(': ') ? title.slice(0, title.indexOf(': ')) : ''

interface ReportRowProps {
  report: Report
  isOnFirstScreen: boolean
  isLead: boolean
}

function ReportRow({ report, isOnFirstScreen, isLead }: ReportRowProps) {
  const t = useTranslations('reports')
  const locale = useLocale()
  const type = report.type === null ? '' : t(`types.${report.type}`)
  const prefix = prefixOf(report.title, type)
  const day = formatDay(report.publishedAt, locale)
  const label = prefix.endsWith(day) ? prefix.slice(0, -day.length).replace(/[, ]+$/, '') : prefix
  const dayBeside = (
    <span aria-hidden="true" className="num whitespace-nowrap max-lg:hidden">
      {`${type}${prefix}` === '' ? '' : ' · '}
      {day}
    </span>
  )
  return (
    <tr
      className={clsx(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-hairline pt-2 pb-5 text-small sm:gap-x-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-x-8 lg:py-6',
        isLead && 'lg:py-8',
      )}
    >
      <td className={clsx('num whitespace-nowrap lg:sr-only', isLead ? 'font-semibold text-ink' : 'text-ink-3')}>
        <time dateTime={report.publishedAt.toISOString()}>{day}</time>
      </td>
      <td className={clsx('order-1 col-span-full lg:row-start-1', !isLead && 'lg:col-span-1')}>
        <div
          className={clsx(
            'flex gap-x-5 lg:gap-x-8',
            isLead
              ? 'gap-y-4 max-sm:flex-col sm:max-lg:items-center'
              : 'items-start max-lg:flex-row-reverse max-lg:justify-between',
          )}
        >
          <Cover
            src={report.image}
            of={`/article/${report.slug}`}
            className={clsx(
              'aspect-[16/9] h-auto shrink-0 edged',
              isLead ? 'w-full rounded-card sm:w-80 lg:w-100' : 'w-28 rounded-control max-lg:mt-1 sm:w-40',
            )}
            priority={false}
            eager={isOnFirstScreen}
          />
          <div className={clsx('min-w-0', isLead && 'lg:pb-11')}>
            {/* Titles of daily and weekly reports begin with it; the table says it in a column of its own. */}
            {prefix === '' && (
              <p aria-hidden="true" className={clsx('mb-0.5 text-ink-3', type === '' && 'max-lg:hidden')}>
                {type}
                {dayBeside}
              </p>
            )}
            <h2
              className={
                isLead
                  ? 'text-h3 text-pretty lg:text-[1.75rem] lg:leading-[1.3]'
                  : 'text-body leading-[1.45] font-semibold max-sm:clamp-4 sm:text-pretty md:text-lead md:leading-[1.45]'
              }
            >
              <PageLink
                href={localizedPath(locale, `/article/${report.slug}`)}
                className="decoration-1 underline-offset-4 hover:text-primary hover:underline"
              >
                {prefix !== '' && (
                  <span className="mb-0.5 block text-small font-normal text-ink-3">
                    {label}
                    {/* The row begins with its day. */}
                    <span className="sr-only">{prefix.slice(label.length)}: </span>
                    {dayBeside}
                  </span>
                )}
                <span className={clsx(prefix !== '' && 'block first-letter:uppercase')}>
                  {prefix === '' ? report.title : report.title.slice(prefix.length + 2)}
                </span>
              </PageLink>
            </h2>
            {report.description !== null && (
              <p className={clsx('mt-2 max-w-measure text-ink-2', isLead ? 'lg:text-body' : 'max-sm:hidden')}>
                {report.description}
              </p>
            )}
            {(report.sector !== null || report.tickers.length > 0) && (
              <p className="mt-2 flex flex-wrap items-center gap-x-4 font-semibold text-bronze">
                {report.sector !== null && <span className="inline-block first-letter:uppercase">{report.sector}</span>}
                {report.tickers.map((ticker) => (
                  <TickerTag key={ticker} ticker={ticker} />
                ))}
              </p>
            )}
          </div>
        </div>
      </td>
      <td className="lg:sr-only">
        <span className="sr-only">{type}</span>
      </td>
      {/* On wide screens beside the title; of the newest below its text. */}
      <td
        className={clsx('lg:row-start-1', isLead ? 'lg:col-start-1 lg:ms-108 lg:self-end' : 'lg:col-start-2 lg:mt-4.5')}
      >
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
  const pages = file.pages === null ? '' : t('pages', { count: file.pages })
  const size = file.bytes === null ? '' : formatBytes(file.bytes, locale)
  return (
    <a
      href={file.href}
      className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-primary underline-offset-4 hover:underline"
    >
      <FileText className="size-5 max-sm:hidden" />
      <span className="font-semibold">
        {t('pdf')}
        <span className="sr-only">: {report.title}</span>
      </span>
      {(pages !== '' || size !== '') && (
        <span className="num text-ink-3">
          {pages !== '' && <span className="max-sm:sr-only">{size === '' ? pages : `${pages}, `}</span>}
          {size}
        </span>
      )}
    </a>
  )
}

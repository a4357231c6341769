import { clsx } from 'clsx'
import { FileText } from '@/components/ui/icons'
import { Cover } from '@/components/ui/cover'
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
 * Reports as a table whose rows are laid out: one line of type, date and sector above the title, the file below it, on wide
 * screens at the end of the row.
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
  const rest = prefix.slice(type.length)
  const dayBeside = (
    <>
      <span aria-hidden="true">
        {`${type}${prefix}` === '' ? '' : '\u00A0· '}
        <span className="num whitespace-nowrap">{day}</span>
      </span>
      {report.sector !== null && (
        <span className="max-lg:sr-only">
          {' · '}
          <span className="inline-block first-letter:uppercase">{report.sector}</span>
        </span>
      )}
      {report.tickers.map((ticker) => (
        <span key={ticker} className="max-lg:sr-only">
          {' '}
          <span className="ms-1.5 inline-block rounded-control bg-surface-2 px-1.5 num text-min leading-5.5 font-semibold text-ink-2">
            {ticker}
          </span>
        </span>
      ))}
    </>
  )
  return (
    <tr
      className={clsx(
        'relative grid grid-cols-[minmax(0,1fr)] border-b border-hairline py-5 text-small lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-x-8',
        isLead && 'lg:py-8',
      )}
    >
      <td className="sr-only">
        <time dateTime={report.publishedAt.toISOString()}>{day}</time>
      </td>
      <td className={clsx('lg:row-start-1', isLead && 'lg:col-span-full')}>
        <div
          className={clsx(
            'flex gap-x-5 lg:gap-x-8',
            isLead
              ? 'gap-y-3 max-sm:flex-col sm:max-lg:items-center'
              : 'items-start max-lg:flex-row-reverse max-lg:justify-between',
          )}
        >
          <Cover
            src={report.image}
            of={`/article/${report.slug}`}
            className={clsx(
              'aspect-[16/9] h-auto shrink-0 edged',
              isLead ? 'w-full rounded-card sm:w-80 lg:w-100' : 'w-28 rounded-control max-lg:mt-8 max-lg:-mb-9 sm:w-40',
            )}
            priority={false}
            eager={isOnFirstScreen}
          />
          <div className={clsx('min-w-0', isLead && 'lg:pb-11')}>
            {/* Titles of daily and weekly reports begin with it; the table says it in a column of its own. */}
            {/* On phones it goes on above the picture, whose column is beside the title's. */}
            {prefix === '' && (
              <p className="mb-1 text-ink-3 max-lg:-me-20">
                <span aria-hidden="true">{type}</span>
                {dayBeside}
              </p>
            )}
            <h2
              className={
                isLead
                  ? 'text-h3 text-pretty lg:text-[1.75rem] lg:leading-[1.3]'
                  : 'text-body leading-[1.45] font-semibold text-pretty md:text-lead md:leading-[1.45]'
              }
            >
              <PageLink
                href={localizedPath(locale, `/article/${report.slug}`)}
                className="decoration-1 underline-offset-4 hover:text-primary hover:underline"
              >
                {prefix !== '' && (
                  <span className={clsx('mb-1 block text-small font-normal text-ink-3', !isLead && 'max-lg:-me-20')}>
                    {type}
                    {/* The line says the day of a daily note itself; a week has room for its days on wide screens. */}
                    <span className={report.type === 'daily' ? 'sr-only' : 'max-lg:sr-only'}>{rest}</span>
                    <span className="sr-only">: </span>
                    {dayBeside}
                  </span>
                )}
                <span className={clsx(prefix !== '' && 'block first-letter:uppercase', !isLead && 'max-sm:clamp-4')}>
                  {prefix === '' ? report.title : report.title.slice(prefix.length + 2)}
                </span>
              </PageLink>
            </h2>
            {report.description !== null && (
              <p className={clsx('mt-2 text-pretty text-ink-2', isLead ? 'lg:text-body' : 'max-sm:hidden')}>
                {report.description}
              </p>
            )}
          </div>
        </div>
      </td>
      <td className="sr-only">{type}</td>
      {/* On wide screens beside the title, on phones at the foot of the row; of the newest below its text. */}
      <td
        className={clsx(
          'lg:row-start-1',
          isLead ? 'lg:col-start-1 lg:ms-108 lg:self-end' : 'max-lg:-mb-2.5 lg:col-start-2 lg:mt-4.5',
        )}
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
      <FileText className="size-5" />
      <span className="font-semibold">
        {t('pdf')}
        <span className="sr-only">: {report.title}</span>
      </span>
      {pages !== '' && <span className="num text-ink-3">{`· ${pages}`}</span>}
      {size !== '' && <span className="num text-ink-3 max-sm:sr-only">{`· ${size}`}</span>}
    </a>
  )
}

import { clsx } from 'clsx'
import { getFormatter, getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import type { HistoryEntry } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'

import { toHistoryYears } from './history-years'
import { RichText } from './rich-text'

/** The company's history as a line through its years, from the latest, which is the current one, to the first. */
export async function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = await getTranslations('about.history')
  const format = await getFormatter()
  const years = toHistoryYears(entries)
  if (years.length === 0) return null
  const month = (date: string, className?: string) => (
    <time dateTime={date} className={clsx('font-sans text-small font-normal tracking-normal text-ink-3', className)}>
      {format.dateTime(new Date(date), { month: 'long', timeZone: 'UTC' })}
    </time>
  )
  return (
    <Section id="history" tone="surface" title={t('title')} lead={t('lead')}>
      <ol className="grid sm:-mb-10 sm:grid-cols-2 lg:grid-cols-4">
        {years.map(({ year, entries: milestones }, index) => (
          <li
            key={year}
            aria-current={index === 0 ? 'true' : undefined}
            // On phones the line is beside the years; on wider screens it is above them, one for each row.
            className="relative border-l border-hairline-strong pb-6 pl-5 last:pb-0 max-sm:grid max-sm:grid-cols-[5.25rem_minmax(0,1fr)] sm:border-t sm:border-l-0 sm:pt-6 sm:pr-8 sm:pb-10 sm:pl-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-2 -left-1.5 size-3 rounded-full border-2 border-bronze-graphic sm:-top-1.5 sm:left-0',
                index === 0 ? 'bg-bronze-graphic' : 'bg-surface',
              )}
            />
            <p className={clsx('num text-h3 sm:text-h2', index === 0 ? 'text-bronze' : 'text-ink')}>
              {year}
              {milestones[0] && !milestones[1] && month(milestones[0].date, 'max-sm:block sm:ms-2.5')}
            </p>
            <div className="space-y-5 pt-0.5 sm:pt-1">
              {milestones.map(({ id, date, title, content }) => (
                <article key={id} className="max-w-measure">
                  <h3 className="font-semibold text-pretty">{title}</h3>
                  {content !== null && (
                    <RichText
                      html={toArticleHtml(content, t('title')).html}
                      className="prose mt-1 text-small text-ink-2"
                    />
                  )}
                  {milestones.length > 1 && month(date)}
                </article>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

import { Plus } from 'lucide-react'
import { getFormatter, getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import type { HistoryEntry } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'

import { toHistoryYears } from './history-years'
import { RichText } from './rich-text'

/** Maximum indent in rem: of the first year, and from one year to the next. */
const indent = { all: 20, step: 1.75 }

/**
 * The company's history as terraces: the latest year is on top, indented furthest, and open. Built on an exclusive
 * `details` group, so that it works without scripts.
 */
export async function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = await getTranslations('about.history')
  const format = await getFormatter()
  const years = toHistoryYears(entries)
  if (years.length === 0) return null
  const step = Math.min(indent.step, indent.all / years.length)
  const month = (date: string) => format.dateTime(new Date(date), { month: 'long', timeZone: 'UTC' })
  return (
    <Section id="history" tone="surface" title={t('title')} lead={t('lead')}>
      <div className="border-b border-hairline-strong">
        {years.map(({ year, entries: milestones }, index) => (
          <details
            key={year}
            name="history-year"
            open={index === 0}
            className="group relative border-t border-hairline-strong lg:ml-(--indent)"
            style={{ '--indent': `${((years.length - 1 - index) * step).toFixed(2)}rem` } as React.CSSProperties}
          >
            <summary className="grid min-h-16 list-none grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 hover:text-primary md:grid-cols-[7rem_minmax(0,1fr)_auto] md:gap-x-6 lg:pl-6 [&::-webkit-details-marker]:hidden">
              {/* Front edge of the terrace; in the summary, because the rest of a closed `details` is hidden. */}
              <span
                aria-hidden="true"
                className="absolute -top-px bottom-0 left-0 hidden w-px bg-hairline-strong lg:block"
              />
              <span className="num text-h3 text-ink-3 transition-colors group-open:text-bronze md:group-open:text-h2">
                {year}
              </span>
              <span className="font-semibold text-pretty">{milestones.map(({ title }) => title).join(' · ')}</span>
              <Plus
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 text-bronze transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <div className="grid gap-6 pb-8 md:pl-34 lg:pl-40">
              {milestones.map((milestone) => (
                <article key={milestone.id} className="max-w-measure">
                  <p className="text-small text-ink-3">
                    <time dateTime={milestone.date}>{month(milestone.date)}</time>
                  </p>
                  {milestones.length > 1 && <h3 className="font-semibold">{milestone.title}</h3>}
                  {milestone.content !== null && (
                    <RichText
                      html={toArticleHtml(milestone.content, t('title')).html}
                      className="prose mt-1 text-lead text-ink-2"
                    />
                  )}
                </article>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

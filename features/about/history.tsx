import { Plus } from '@/components/ui/icons'
import { getFormatter, getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import type { HistoryEntry } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'

import { toHistoryYears } from './history-years'
import { RichText } from './rich-text'

/** The company's history, the latest year on top and open. An exclusive `details` group, so that it works without scripts. */
export async function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = await getTranslations('about.history')
  const format = await getFormatter()
  const years = toHistoryYears(entries)
  if (years.length === 0) return null
  const month = (date: string) => format.dateTime(new Date(date), { month: 'long', timeZone: 'UTC' })
  return (
    <Section id="history" tone="surface" title={t('title')} lead={t('lead')}>
      <div className="border-b border-hairline-strong">
        {years.map(({ year, entries: milestones }, index) => (
          <details key={year} name="history-year" open={index === 0} className="group border-t border-hairline-strong">
            <summary className="grid min-h-16 list-none grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center py-3 hover:text-primary md:grid-cols-[7.5rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
              <span className="num text-h3 text-ink-3 transition-colors group-open:text-bronze">{year}</span>
              <span className="font-semibold text-pretty">{milestones.map(({ title }) => title).join(' · ')}</span>
              <Plus className="size-5 text-bronze transition-transform duration-200 group-open:rotate-45" />
            </summary>
            <div className="grid gap-6 pb-8 pl-18 md:pl-30">
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

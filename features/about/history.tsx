import { getFormatter, getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'

import { ChevronDown } from '@/components/ui/icons'
import { Section } from '@/components/ui/section'
import type { HistoryEntry } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'

import { toHistoryYears, toScale } from './history-years'
import { RichText } from './rich-text'

/** Years that phones show at first. */
const openYears = 5

/**
 * The company's history from the latest year, which is the current one, to the first, each with a bar that begins where
 * its year is and goes on to this day, a cell for each year; on wide screens the bars are terraces (app/company.css).
 */
export async function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = await getTranslations('about.history')
  const format = await getFormatter()
  const years = toHistoryYears(entries)
  if (years.length === 0) return null
  const month = (date: string) => (
    <time dateTime={date}>{format.dateTime(new Date(date), { month: 'long', timeZone: 'UTC' })}</time>
  )
  const { places, ticks, yearShare } = toScale(years)
  const steps = years.map(({ year, entries: milestones }, index) => (
    <li
      key={year}
      aria-current={index === 0 ? 'true' : undefined}
      style={{ '--at': places[index], '--depth': `${8 + Math.round((index / years.length) * 22)}%` } as CSSProperties}
    >
      <p className="num">
        {year}
        {milestones[0] && !milestones[1] && month(milestones[0].date)}
      </p>
      <div>
        {milestones.map(({ id, date, title, content }) => (
          <article key={id}>
            <h3 className="font-semibold text-pretty">
              {title}
              {milestones.length > 1 && month(date)}
            </h3>
            {content !== null && (
              <RichText html={toArticleHtml(content, t('title')).html} className="prose text-small text-ink-2" />
            )}
          </article>
        ))}
      </div>
    </li>
  ))
  const before = steps.slice(openYears)
  return (
    <Section id="history" tone="surface" title={t('title')} lead={`${t('lead')} ${t('terraces')}`}>
      <div className="flex flex-col" style={{ '--year': yearShare } as CSSProperties}>
        <p aria-hidden="true" className="steps-scale num">
          {ticks.map(({ year, at }) => (
            <span key={year} style={{ insetInlineStart: `${at}%` }}>
              {year}
            </span>
          ))}
        </p>
        <ol className="steps">{steps.slice(0, openYears)}</ol>
        {before.length > 0 && (
          <details className="steps-before">
            <summary>
              {t('before', { count: before.length })}
              <ChevronDown className="size-5 transition-transform" />
            </summary>
            <ol className="steps">{before}</ol>
          </details>
        )}
      </div>
    </Section>
  )
}

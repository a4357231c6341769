import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import { formatDay, noonOf } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { DeadlineLine } from './deadline-line'

interface VacancySummaryProps {
  readonly overview: VacancyOverview
  /** Null: all branches. */
  readonly branch: { readonly id: number; readonly name: string } | null
  readonly locale: Locale
}

/** How many positions are open, at how many places, and until when: at a branch, among those of all. */
export async function VacancySummary({ overview, branch, locale }: VacancySummaryProps) {
  const t = await getTranslations('careers.summary')
  const { open, openAt, deadlines } = overview
  const places = Object.keys(openAt).length
  const atBranch = (job: { readonly branch: number | null }) => branch === null || job.branch === branch.id
  const next = deadlines.find(({ jobs }) => jobs.some(atBranch))
  const nextId = next?.jobs.find(atBranch)?.id
  const b = (figure: ReactNode) => (
    <>
      {/* A block among the words, which the underline of a link does not run through. Alone and large, digits have their own widths: a 1 has no gap beside it. */}
      <strong className="inline-block text-h2 font-semibold whitespace-nowrap text-bronze md:text-h1">{figure}</strong>
      <br />
    </>
  )
  const facts = [
    {
      key: 'open',
      text:
        branch === null
          ? t.rich('open', { b, count: open })
          : t.rich('ofAll', { b, count: openAt[branch.id] ?? 0, all: open }),
    },
    { key: 'places', text: branch === null && places > 0 && t.rich('places', { b, count: places }) },
    // The list is newest first: the job that closes next may be on a later page.
    {
      key: 'next',
      text: next !== undefined && nextId !== undefined && (
        <Link href={`/career/${nextId}`} className="underline decoration-field underline-offset-4 hover:text-ink">
          {t.rich('next', { b, date: formatDay(noonOf(next.date), locale) })}
        </Link>
      ),
    },
  ].filter(({ text }) => text !== false)
  const label = branch === null ? t('line') : t('lineOfBranch', { branch: branch.name })
  return (
    <div className="mt-4 grid items-end gap-x-16 gap-y-8 md:mt-6 lg:grid-cols-[auto_minmax(0,1fr)]">
      <ul className="flex gap-x-5 text-small text-ink-2 sm:gap-x-10">
        {facts.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {deadlines.length > 1 && (
        <DeadlineLine deadlines={deadlines} branch={branch?.id ?? null} label={label} locale={locale} />
      )}
    </div>
  )
}

import { clsx } from 'clsx'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import { formatDay, noonOf } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

interface DeadlineLineProps {
  /** Two at least. */
  readonly deadlines: VacancyOverview['deadlines']
  /** Whose dots stand out; null: all. */
  readonly branch: number | null
  readonly label: string
  readonly locale: Locale
}

/** The deadlines as a line from the first to the last, a dot for each position; not on phones, where the rows of the list begin sooner. Decorative: they say when. */
export function DeadlineLine({ deadlines, branch, label, locale }: DeadlineLineProps) {
  const at = (date = '') => noonOf(date).getTime()
  const [first, last] = [at(deadlines[0]?.date), at(deadlines.at(-1)?.date)]
  const days = (last - first) / 86_400_000
  return (
    <div aria-hidden="true" className="text-min text-ink-2 max-md:hidden">
      {/* A tick a week. */}
      <div
        className="h-20 border-b border-field bg-[repeating-linear-gradient(90deg,var(--field)_0_1px,transparent_1px_var(--week))] bg-size-[100%_0.375rem] bg-bottom bg-no-repeat px-2"
        style={{ '--week': `${((7 / days) * 100).toFixed(2)}%` } as React.CSSProperties}
      >
        <div className="relative h-full">
          {deadlines.map(({ date, jobs }) => (
            <span
              key={date}
              className="absolute bottom-3 left-(--at) flex -translate-x-1/2 flex-col gap-1"
              style={{ '--at': `${(((at(date) - first) / (last - first)) * 100).toFixed(1)}%` } as React.CSSProperties}
            >
              {jobs.map((job) => (
                <span
                  key={job.id}
                  className={clsx(
                    'size-3 rounded-full border border-bronze-graphic',
                    (branch === null || job.branch === branch) && 'bg-bronze-graphic',
                  )}
                />
              ))}
            </span>
          ))}
        </div>
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-center">
        <span className="num">{formatDay(noonOf(deadlines[0]?.date ?? ''), locale)}</span>
        <span>{label}</span>
        <span className="num">{formatDay(noonOf(deadlines.at(-1)?.date ?? ''), locale)}</span>
      </p>
    </div>
  )
}

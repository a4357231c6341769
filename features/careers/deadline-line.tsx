import { clsx } from 'clsx'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import { noonOf } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

import { calendarDate } from './job-row-data'

interface DeadlineLineProps {
  /** Two at least. */
  readonly deadlines: VacancyOverview['deadlines']
  /** Whose dots stand out; null: all. */
  readonly branch: number | null
  readonly label: string
  readonly locale: Locale
}

/** The deadlines as a line from the first to the last, a dot for each position. Decorative: the rows of the list say when. */
export function DeadlineLine({ deadlines, branch, label, locale }: DeadlineLineProps) {
  const at = (date = '') => noonOf(date).getTime()
  const [first, last] = [at(deadlines[0]?.date), at(deadlines.at(-1)?.date)]
  return (
    <div aria-hidden="true" className="text-min text-ink-2">
      <div className="mx-1.5 flex h-16 items-end border-b border-field md:h-20">
        <div className="relative h-full flex-1">
          {deadlines.map(({ date, branches }) => (
            <span
              key={date}
              className="absolute bottom-2 left-(--at) flex -translate-x-1/2 flex-col gap-1"
              style={{ '--at': `${(((at(date) - first) / (last - first)) * 100).toFixed(1)}%` } as React.CSSProperties}
            >
              {branches.map((id, index) => (
                <span
                  key={index}
                  className={clsx(
                    'size-2.5 rounded-full bg-bronze-graphic md:size-4',
                    branch !== null && id !== branch && 'opacity-30',
                  )}
                />
              ))}
            </span>
          ))}
        </div>
      </div>
      <p className="mt-2 flex justify-between gap-4 text-center">
        <span className="num">{calendarDate(deadlines[0]?.date ?? '', locale)}</span>
        <span>{label}</span>
        <span className="num">{calendarDate(deadlines.at(-1)?.date ?? '', locale)}</span>
      </p>
    </div>
  )
}

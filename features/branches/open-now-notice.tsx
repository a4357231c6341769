'use client'

import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'

import { useMinute } from '@/components/ui/use-minute'
import { isWorkingDay, minutesOf, type OfficeHoursState, officeHoursState } from '@/lib/domain/company/office-hours'
import { formatTime, workingHours, workingSessions } from '@/lib/domain/company/working-hours'
import { formatWeekday } from '@/lib/platform/i18n/format-day'
import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

/** Time range of the ruler, in minutes since midnight. */
const ruler = { from: 7 * 60, to: 18 * 60 + 30 }
const percent = (minutes: number) => ((minutes - ruler.from) / (ruler.to - ruler.from)) * 100

/**
 * The working day as a ruler, with the present time in Vietnam on it. All branches keep the same hours. The document is
 * static, so the needle and the sentence are added in the browser.
 */
export function OpenNowNotice() {
  const t = useTranslations('branches')
  const instant = useMinute()
  const minutes = instant === null ? null : vietnamClock(instant).minutes
  const resting = instant !== null && !isWorkingDay(instant)
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 md:p-6">
      <p className="min-h-[1.65em] font-semibold">
        {instant === null ? t('hours', workingHours) : <State state={officeHoursState(instant)} />}
      </p>
      <div aria-hidden="true" className="relative mt-8 h-2 rounded-full bg-surface-2">
        {workingSessions.map(({ from, to }) => (
          <span
            key={formatTime(from)}
            className={clsx('absolute inset-y-0 rounded-full', resting ? 'bg-hairline-strong' : 'bg-chart-1')}
            style={{ left: `${percent(minutesOf(from))}%`, right: `${100 - percent(minutesOf(to))}%` }}
          />
        ))}
        {!resting && minutes !== null && minutes >= ruler.from && minutes <= ruler.to && (
          <span className="absolute -inset-y-2 w-0.5 bg-bronze-graphic" style={{ left: `${percent(minutes)}%` }}>
            <span className="absolute -top-1.5 -left-[3px] size-2 rounded-full bg-bronze-graphic" />
          </span>
        )}
      </div>
      <div aria-hidden="true" className="relative mt-2 h-5">
        {workingSessions.flatMap(({ from, to }) =>
          [from, to].map((time) => (
            <span
              key={formatTime(time)}
              // Outwards from the break at noon: its two times would touch on a phone.
              className={clsx('absolute num text-min text-ink-3', time === to ? '-translate-x-full' : '')}
              style={{ left: `${percent(minutesOf(time))}%` }}
            >
              {formatTime(time)}
            </span>
          )),
        )}
      </div>
      <p className="mt-3 text-small text-ink-2">
        {instant === null ? t('hoursLabel') : `${t('now', { time: clock(minutes ?? 0) })} ${t('hours', workingHours)}`}
      </p>
    </div>
  )
}

const clock = (minutes: number) => formatTime([Math.floor(minutes / 60), minutes % 60])

function State({ state }: { state: OfficeHoursState }) {
  const sentence = useSentence(state)
  const open = state.kind === 'open'
  return (
    <span className="flex items-baseline gap-2.5">
      <span
        aria-hidden="true"
        className={clsx('size-2.5 shrink-0 rounded-full', open ? 'bg-success' : 'border-2 border-field')}
      />
      <span>{sentence}</span>
    </span>
  )
}

function useSentence(state: OfficeHoursState): string {
  const t = useTranslations('branches')
  const locale = useLocale()
  switch (state.kind) {
    case 'open':
      return t('open', { time: state.until })
    case 'break':
      return t('lunch', { time: state.from })
    case 'closed':
      return state.today
        ? t('closedToday', { time: state.from })
        : t('closed', { time: state.from, day: formatWeekday(state.date, locale) })
  }
}

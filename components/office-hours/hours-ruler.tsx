'use client'

import { clsx } from 'clsx'

import { useMinute } from '@/components/ui/use-minute'
import { isWorkingDay, minutesOf } from '@/lib/domain/company/office-hours'
import { formatTime, workingSessions } from '@/lib/domain/company/working-hours'
import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

/** Time range of the ruler, in minutes since midnight. */
const ruler = { from: 7 * 60, to: 18 * 60 + 30 }
const percent = (minutes: number) => ((minutes - ruler.from) / (ruler.to - ruler.from)) * 100

/**
 * The working day as a ruler, with the present time in Vietnam on it, which the browser adds. All branches keep the same hours.
 * Decorative: the sentences beside it say the same.
 */
export function HoursRuler({ className }: { readonly className: string }) {
  const now = useMinute()
  const minutes = now === null ? null : vietnamClock(now).minutes
  const resting = now !== null && !isWorkingDay(now)
  return (
    <div aria-hidden="true" className={className}>
      <div className="relative h-2 rounded-full bg-surface-2">
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
      <div className="relative mt-2 h-5">
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
    </div>
  )
}

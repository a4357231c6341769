'use client'

import { clsx } from 'clsx'

import { useMinute } from '@/components/ui/use-minute'
import { isWorkingDay, minutesOf } from '@/lib/domain/company/office-hours'
import { formatTime, workingSessions } from '@/lib/domain/company/working-hours'
import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

/** The whole day, so that the present time is on the ruler at night too. */
const noon = 12 * 60
const pause = { from: workingSessions[0].to, to: workingSessions[1].from }
const percent = (minutes: number) => (minutes / (24 * 60)) * 100

interface HoursRulerProps {
  readonly className: string
  /** Whether to label the needle with the current time, where no sentence gives it. */
  readonly showsTime?: boolean
}

/**
 * The day as a ruler with its working hours, and the present time in Vietnam on it, which the browser adds. All branches keep the same
 * hours. Decorative: the sentences beside it say the same.
 */
export function HoursRuler({ className, showsTime = false }: HoursRulerProps) {
  const now = useMinute()
  const minutes = now === null ? null : vietnamClock(now).minutes
  const resting = now !== null && !isWorkingDay(now)
  return (
    <div aria-hidden="true" className={clsx('@container', className)}>
      <div className="relative h-2 rounded-full bg-surface-2">
        {workingSessions.map(({ from, to }) => (
          <span
            key={formatTime(from)}
            className={clsx('absolute inset-y-0 rounded-full', resting ? 'bg-hairline-strong' : 'bg-chart-1')}
            style={{ left: `${percent(minutesOf(from))}%`, right: `${100 - percent(minutesOf(to))}%` }}
          />
        ))}
        {minutes !== null && (
          <>
            <span
              className="absolute -inset-y-2 w-0.5 -translate-x-1/2 bg-bronze-graphic"
              style={{ left: `${percent(minutes)}%` }}
            >
              <span className="absolute -top-1.5 -left-[3px] size-2 rounded-full bg-bronze-graphic" />
            </span>
            {showsTime && (
              <span
                // Over the needle, but early and late in the day not beyond the ends of the ruler.
                className="absolute bottom-6 flex w-10 -translate-x-1/2 justify-center num text-min font-semibold text-bronze"
                style={{ left: `clamp(1.25rem, ${percent(minutes)}%, 100% - 1.25rem)` }}
              >
                {formatTime([Math.floor(minutes / 60), minutes % 60])}
              </span>
            )}
          </>
        )}
      </div>
      <div className="relative mt-2.5 h-5 num text-min text-ink-3">
        <span className="absolute left-0">0</span>
        {workingSessions
          .flatMap(({ from, to }) => [
            { time: from, ends: false },
            { time: to, ends: true },
          ])
          .map(({ time, ends }) => (
            <span
              key={formatTime(time)}
              // At its end of the bar; where there is no room for two, the first and the last of the day, below their time.
              className={clsx(
                'absolute',
                ends === minutesOf(time) < noon
                  ? ['hidden @lg:block', ends && '-translate-x-full']
                  : ['-translate-x-1/2', ends ? '@lg:-translate-x-full' : '@lg:translate-x-0'],
              )}
              style={{ left: `${percent(minutesOf(time))}%` }}
            >
              {formatTime(time)}
            </span>
          ))}
        {/* The time between them is that of the break. */}
        <span
          className="absolute hidden -translate-x-1/2 whitespace-nowrap @[20rem]:block @lg:hidden"
          style={{ left: `${percent((minutesOf(pause.from) + minutesOf(pause.to)) / 2)}%` }}
        >
          {`${formatTime(pause.from)}–${formatTime(pause.to)}`}
        </span>
        <span className="absolute right-0">24</span>
      </div>
    </div>
  )
}

'use client'

import { useMinute } from '@/components/ui/use-minute'
import { isWorkingDay, minutesOf } from '@/lib/domain/company/office-hours'
import { formatTime, workingSessions } from '@/lib/domain/company/working-hours'
import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

const hours = 24
const minutesOfDay = hours * 60
const labels = [0, 6, 12, 18] as const

/** Degrees on a dial of 24 hours with noon at its top. */
const angle = (minutes: number) => (minutes / minutesOfDay) * 360 + 180

/**
 * The day in Vietnam as a drum of 24 hours: sessions in which staff answer, and a hand at the present time, which the browser
 * adds. Decorative: the sentences beside it say the same.
 */
export function HoursDial({ className }: { readonly className: string }) {
  const now = useMinute()
  const rests = now !== null && !isWorkingDay(now)
  const ring = { r: 37, fill: 'none', strokeWidth: 11, pathLength: minutesOfDay }
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true" className={className}>
      <circle r="44" fill="none" className="stroke-hairline-strong" strokeWidth="1" />
      <circle r="30" fill="none" className="stroke-hairline-strong" strokeWidth="1" />
      {/* A tick for each hour. */}
      <circle
        r="37"
        fill="none"
        className="stroke-hairline-strong"
        strokeWidth="10"
        pathLength={hours * 20}
        strokeDasharray="0.2 19.8"
      />
      {/* A ring begins at three o'clock, the day at the bottom. */}
      <g transform="rotate(90)" className={rests ? 'text-hairline-strong' : 'text-bronze-graphic'}>
        {workingSessions.map(({ from, to }) => (
          <circle
            key={formatTime(from)}
            {...ring}
            stroke="currentColor"
            strokeDasharray={`0 ${minutesOf(from)} ${minutesOf(to) - minutesOf(from)} ${minutesOfDay}`}
          />
        ))}
      </g>
      {labels.map((hour) => (
        <text
          key={hour}
          x={Math.sin((angle(hour * 60) * Math.PI) / 180) * 52}
          y={-Math.cos((angle(hour * 60) * Math.PI) / 180) * 52}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink-3 num text-[12px]"
        >
          {hour}
        </text>
      ))}
      {now !== null && (
        <g transform={`rotate(${angle(vietnamClock(now).minutes)})`} className="text-primary">
          <path d="M0 6V-40" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          <circle r="4.5" fill="currentColor" />
        </g>
      )}
    </svg>
  )
}

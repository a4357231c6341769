interface PromiseClockProps {
  /** Minutes of an hour: where the time begins in which the applicant is called, and where it ends. */
  readonly from: number
  readonly by: { readonly hours: number; readonly minutes: number }
  readonly className: string
}

const hours = Array.from({ length: 12 }, (_, hour) => hour)

/** A dial whose hands show the promised time; a sector covers the minutes until then. Decorative: the time is beside it. */
export function PromiseClock({ from, by, className }: PromiseClockProps) {
  const minutes = (by.minutes - from + 60) % 60
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" fill="none" className={className}>
      <circle r="48.5" className="fill-surface-2 stroke-hairline" strokeWidth="1" />
      <circle
        r="17"
        pathLength="60"
        strokeWidth="34"
        strokeDasharray={`${minutes} 60`}
        transform={`rotate(${from * 6 - 90})`}
        className="stroke-bronze-graphic opacity-30"
      />
      {hours.map((hour) => (
        <path
          key={hour}
          d={hour % 3 === 0 ? 'M0-45v8' : 'M0-45v4'}
          strokeWidth={hour % 3 === 0 ? 2.5 : 1.5}
          transform={`rotate(${hour * 30})`}
          className="stroke-ink-3"
        />
      ))}
      <g strokeLinecap="round" className="stroke-ink">
        <path d="M0 6V-19" strokeWidth="4.5" transform={`rotate(${(by.hours % 12) * 30 + by.minutes / 2})`} />
        <path
          d="M0 8V-33"
          strokeWidth="3"
          transform={`rotate(${by.minutes * 6})`}
          className="animate-strike stroke-bronze"
        />
      </g>
      <circle r="3.5" className="fill-bronze" />
    </svg>
  )
}

interface PromiseClockProps {
  /** Minutes of an hour: where the time begins in which the applicant is called, and where it ends. */
  readonly from: number
  readonly by: { readonly hours: number; readonly minutes: number }
  readonly className: string
}

/** A dial like the drum on the account's card: its hands show the promised time, a sector the minutes until then. Decorative: the time is beside it. */
export function PromiseClock({ from, by, className }: PromiseClockProps) {
  const minutes = (by.minutes - from + 60) % 60
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" fill="none" data-scheme="dark" className={className}>
      <circle r="49" className="fill-hero stroke-hero-bronze" strokeWidth="1.5" />
      <circle
        r="15"
        pathLength="60"
        strokeWidth="30"
        strokeDasharray={`${minutes} 60`}
        transform={`rotate(${from * 6 - 90})`}
        className="stroke-hero-bronze opacity-40"
      />
      {/* A line for each minute, a longer one for each hour. */}
      <circle
        r="43.5"
        pathLength="60"
        strokeWidth="3"
        strokeDasharray="0.12 0.88"
        strokeDashoffset="0.06"
        className="stroke-hero-bronze opacity-60"
      />
      <circle
        r="41.5"
        pathLength="12"
        strokeWidth="7"
        strokeDasharray="0.05 0.95"
        strokeDashoffset="0.025"
        className="stroke-hero-bronze"
      />
      <g strokeLinecap="round" className="stroke-white">
        <path d="M0 5V-19" strokeWidth="4" transform={`rotate(${(by.hours % 12) * 30 + by.minutes / 2})`} />
        <path
          d="M0 8V-34"
          strokeWidth="2.5"
          transform={`rotate(${by.minutes * 6})`}
          className="animate-strike stroke-hero-bronze"
        />
      </g>
      <circle r="3.5" className="fill-hero-bronze" />
    </svg>
  )
}

import { clsx } from 'clsx'

interface DrumProgressProps {
  /** Steps that are done, of `total`. */
  done: number
  total: number
  /** Share of the step after them that is done, from 0 to 1; absent while no step is current. */
  current?: number
  className?: string
}

/** Part of a step's share of the ring that its ray fills. */
const fill = 0.72

/** Progress as the rays of a bronze drum, one for each step. Decorative: a progress element or a sentence beside it says the same. */
export function DrumProgress({ done, total, current, className }: DrumProgressProps) {
  const ray = `${fill} ${1 - fill} `
  const ring = { r: 38, fill: 'none', stroke: 'currentColor', strokeWidth: 13, pathLength: total }
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={clsx('-rotate-90', className)}>
      <circle r="48" fill="none" className="stroke-bronze-graphic" strokeWidth="0.8" />
      <circle r="28" fill="none" className="stroke-bronze-graphic" strokeWidth="0.8" />
      <circle {...ring} strokeDasharray={ray} className="text-hairline-strong" />
      {current !== undefined && done < total && (
        <g className="text-bronze-graphic">
          <circle {...ring} strokeDasharray={`0 ${done} ${fill} ${total}`} opacity={0.4} />
          {current > 0 && <circle {...ring} strokeDasharray={`0 ${done} ${fill * current} ${total}`} />}
        </g>
      )}
      {done > 0 && (
        <circle {...ring} strokeDasharray={`${ray.repeat(done)}0 ${total}`} className="text-bronze-graphic" />
      )}
      <path
        d="M0-15 3-4.2 13-7.5 5.5 0 13 7.5 3 4.2 0 15-3 4.2-13 7.5-5.5 0-13-7.5-3-4.2z"
        className={done === total ? 'fill-bronze-graphic' : 'fill-hairline-strong'}
      />
    </svg>
  )
}

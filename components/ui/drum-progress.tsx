import { clsx } from 'clsx'

interface DrumProgressProps {
  /** Steps that are done, of `total`. */
  done: number
  total: number
  /** Steps that are done behind one that is not, counted from 0. */
  kept?: readonly number[]
  /** Share of the step after them that is done, from 0 to 1; absent while no step is current. */
  current?: number
  /** A figure instead of the star, such as "3/6"; a drum that is too small for more has one digit. */
  center?: string | undefined
  className?: string
}

/** Colour of what is left of the current step: between what is done and what is to come, on either ground. */
export const currentRest =
  'text-[color:color-mix(in_srgb,var(--bronze-graphic),var(--canvas)_38%)] dark:text-[color:color-mix(in_srgb,var(--bronze-graphic),var(--canvas)_30%)] forced-colors:opacity-40'

/** Colour of the steps to come, which in the dark would else be as bright as the current one. */
export const toCome = 'text-hairline-strong dark:text-hairline'

/** Part of a step's share of the ring that its ray fills. */
const fill = 0.72

/** Around a drum with a figure, which is large enough for them. */
const ticks = 84

/** Height of the figure in the drum: "3/6", "14:30", or one digit in a small drum. */
const sizeOf = (figure: string) => (figure.length > 4 ? 17 : figure.length > 1 ? 22 : 34)

/** Progress as the rays of a bronze drum, one for each step. Decorative: a progress element or a sentence beside it says the same. */
export function DrumProgress({ done, total, kept = [], current, center, className }: DrumProgressProps) {
  const isDial = center !== undefined && center.length > 1
  const ray = `${fill} ${1 - fill} `
  const ring = { r: 38, fill: 'none', stroke: 'currentColor', strokeWidth: 13, pathLength: total }
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={clsx('-rotate-90', className)}>
      <g fill="none" className="stroke-bronze-graphic" strokeWidth="0.8">
        <circle r="48" />
        <circle r="28" />
      </g>
      {isDial && (
        <circle
          r="46.4"
          fill="none"
          className="stroke-bronze-graphic"
          strokeWidth="2.4"
          pathLength={ticks}
          strokeDasharray="0.35 0.65"
          opacity={0.55}
        />
      )}
      <circle {...ring} strokeDasharray={ray} className={isDial ? 'text-hairline' : toCome} />
      {current !== undefined && done < total && (
        <g className="text-bronze-graphic">
          <circle {...ring} strokeDasharray={`0 ${done} ${fill} ${total}`} className={currentRest} />
          {current > 0 && <circle {...ring} strokeDasharray={`0 ${done} ${fill * current} ${total}`} />}
        </g>
      )}
      {kept.map((index) =>
        index > done ? (
          <circle
            key={index}
            {...ring}
            strokeDasharray={`0 ${index} ${fill} ${total}`}
            className="text-bronze-graphic"
          />
        ) : null,
      )}
      {done > 0 && (
        <circle {...ring} strokeDasharray={`${ray.repeat(done)}0 ${total}`} className="text-bronze-graphic" />
      )}
      {center === undefined && (
        <path
          d="M0-15 2.1-5.1 10.6-10.6 5.1-2.1 15 0 5.1 2.1 10.6 10.6 2.1 5.1 0 15-2.1 5.1-10.6 10.6-5.1 2.1-15 0-5.1-2.1-10.6-10.6-2.1-5.1z"
          className={done === total ? 'fill-bronze-graphic' : 'fill-hairline-strong'}
        />
      )}
      {center !== undefined && (
        <text
          transform="rotate(90)"
          y={sizeOf(center) * 0.35}
          textAnchor="middle"
          className="fill-current num font-bold"
          style={{ fontSize: sizeOf(center) }}
        >
          {center}
        </text>
      )}
    </svg>
  )
}

interface PathDrumProps {
  /** For each lesson of each stage, in the order of the path: whether it is read. */
  readonly stages: readonly (readonly boolean[])[]
  /** What the number in the middle counts, in a word or two. */
  readonly unit: string
  readonly className?: string
}

/** Rays of the gap between two stages. */
const gap = 1.2
const radius = { inner: 66, outer: 86, numbers: 53 }
/** Share of its place on the ring that a ray fills. */
const fill = 0.7

/**
 * The learning path as a bronze drum: a ray for each lesson, in groups for the stages, whose numbers are inside the ring. Read
 * lessons are bronze, those to come outlines, and the next one is indigo once there is one before it; how many are read is in the middle. Decorative: a sentence beside it says the same.
 */
export function PathDrum({ stages, unit, className }: PathDrumProps) {
  const used = stages.filter((lessons) => lessons.length > 0)
  const total = used.flat().length + used.length * gap
  const groups = used.map((lessons, stage) => {
    const first = used.slice(0, stage).flat().length
    const from = first + (stage + 0.5) * gap
    return { from, first, lessons, middle: ((from + lessons.length / 2) / total) * 2 * Math.PI }
  })
  const ray = rayOf(((fill / total) * 2 * Math.PI) / 2)
  const read = used.flat()
  const next = read.includes(true) ? read.indexOf(false) : -1
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className={className}>
      <g fill="none" className="stroke-bronze-graphic" strokeWidth="0.75">
        <circle r="98" />
        <circle r="94" strokeWidth="1.5" opacity="0.6" strokeDasharray="0 4.922" strokeLinecap="round" />
        <circle r="90" />
        <circle r="62" />
        <circle r="44" />
      </g>
      <g className="stroke-bronze-graphic" strokeWidth="0.9" strokeLinejoin="round">
        {groups.map(({ from, first, lessons }) =>
          lessons.map((isRead, index) => (
            <path
              key={from + index}
              d={ray}
              transform={`rotate(${(((from + index + 0.5) / total) * 360).toFixed(1)})`}
              className={rayClass(isRead, first + index === next)}
            />
          )),
        )}
      </g>
      {groups.map(({ from, middle }, index) => (
        <text
          key={from}
          x={(Math.sin(middle) * radius.numbers).toFixed(1)}
          y={(-Math.cos(middle) * radius.numbers).toFixed(1)}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-bronze num text-[12px] font-semibold lg:text-[11px]"
        >
          {index + 1}
        </text>
      ))}
      <g textAnchor="middle" className="fill-ink font-semibold">
        <text y="2" className="num text-[27px]">
          {read.filter(Boolean).length}/{read.length}
        </text>
        <text y="19" className="fill-ink-2 text-[12px] font-normal lg:text-[9px]">
          {unit}
        </text>
      </g>
    </svg>
  )
}

function rayClass(isRead: boolean, isNext: boolean) {
  if (isRead) return 'fill-bronze-graphic'
  return isNext ? 'fill-primary stroke-primary' : 'fill-none'
}

/** Outline of the ray at the top of the ring. @param reach from its middle to either side, in radians */
function rayOf(reach: number): string {
  const [inner, outer] = [radius.inner, radius.outer].map((distance) => (Math.sin(reach) * distance).toFixed(1))
  return `M-${outer} -${radius.outer}H${outer}L${inner} -${radius.inner}H-${inner}Z`
}

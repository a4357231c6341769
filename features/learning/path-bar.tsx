interface PathBarProps {
  /** For each lesson of each stage, in the order of the path: whether it is read. */
  readonly stages: readonly (readonly boolean[])[]
  readonly className?: string
}

const width = 328
const betweenLessons = 2
const betweenStages = 10

/** The learning path where the drum has no room: a bar in a part for each stage, with its number below. Decorative, as the drum is. */
export function PathBar({ stages, className }: PathBarProps) {
  const used = stages.filter((lessons) => lessons.length > 0)
  const count = used.flat().length
  const space = (count - used.length) * betweenLessons + (used.length - 1) * betweenStages
  const lesson = (width - space) / Math.max(1, count)
  const parts = used.map((lessons, stage) => {
    const before = used.slice(0, stage)
    const from = before.reduce((sum, { length }) => sum + length * (lesson + betweenLessons), 0)
    return { from: from + stage * (betweenStages - betweenLessons), lessons }
  })
  return (
    <svg viewBox={`0 0 ${width} 34`} aria-hidden="true" className={className}>
      {parts.map(({ from, lessons }, stage) => (
        <g key={from}>
          {lessons.map((isRead, index) => (
            <rect
              key={from + index}
              x={(from + index * (lesson + betweenLessons) + 0.5).toFixed(1)}
              y="0.5"
              width={(lesson - 1).toFixed(1)}
              height="9"
              rx="1.5"
              className={isRead ? 'fill-bronze-graphic stroke-bronze-graphic' : 'fill-none stroke-field'}
            />
          ))}
          <text x={from.toFixed(1)} y="29" className="fill-bronze num text-[14px] font-semibold">
            {stage + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

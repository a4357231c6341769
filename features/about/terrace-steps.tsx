interface TerraceStepsProps {
  readonly className: string
}

const width = 1280
const height = 260
const steps = [0, 1, 2, 3, 4, 5, 6, 7]
const run = Math.ceil(width / (steps.length + 1))
const rise = 26

const topOf = (step: number) => height - 24 - rise * step

/**
 * What the quotation above it says, as wide as its band: steps of a hill, each with a wall that holds its water, and the next one,
 * which is not built yet, as a dashed outline.
 */
export function TerraceSteps({ className }: TerraceStepsProps) {
  const next = run * steps.length
  const ground = `${steps.map((step) => `H${run * step}V${topOf(step)}`).join('')}H${width}`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      className={className}
    >
      <path
        d={steps.map((step) => `M${run * step} ${topOf(step)}v-12h${run}v12z`).join('')}
        className="fill-chart-1 opacity-25"
      />
      <path
        d={`M0 ${height}${ground}V${height}Z`}
        className="fill-bronze-graphic opacity-20 night:fill-chart-1 night:opacity-15"
      />
      <g className="*:[vector-effect:non-scaling-stroke]">
        <path d={`M0 ${height}${ground}`} className="stroke-bronze-graphic" />
        <path
          d={steps.map((step) => `M${run * step} ${topOf(step) - 12}h${run}`).join('')}
          className="stroke-chart-1"
        />
        <path
          d={steps.map((step) => `M${run * step + 4} ${topOf(step)}v-18`).join('')}
          strokeWidth="6"
          className="stroke-bronze-graphic"
        />
        <path
          d={`M${next} ${topOf(7)}V${topOf(8)}H${width}`}
          strokeDasharray="2 6"
          strokeLinecap="round"
          className="stroke-bronze-graphic"
        />
      </g>
    </svg>
  )
}

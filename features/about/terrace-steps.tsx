interface TerraceStepsProps {
  readonly className: string
}

const width = 360
const height = 224
const steps = [0, 1, 2, 3]
const run = 72
const rise = 38

const topOf = (step: number) => height - 34 - rise * step

/**
 * What the quotation beside it says: steps of a hill, each with a wall that holds its water, and the next one, which is not built
 * yet, as a dashed outline.
 */
export function TerraceSteps({ className }: TerraceStepsProps) {
  const ground = steps.map((step) => `V${topOf(step)}H${run * (step + 1)}`).join('')
  const next = run * steps.length
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fill="none" strokeWidth="2" className={className}>
      {steps.map((step) => (
        <rect
          key={step}
          x={run * step + 8}
          y={topOf(step) - 12}
          width={run - 8}
          height="12"
          className="fill-chart-1 opacity-25"
        />
      ))}
      <path d={`M0 ${height}${ground}V${height}Z`} className="fill-bronze-graphic opacity-20" />
      <path d={`M0 ${height}${ground}`} className="stroke-bronze-graphic" />
      {steps.map((step) => (
        <g key={step}>
          <path d={`M${run * step + 8} ${topOf(step) - 12}H${run * (step + 1)}`} className="stroke-chart-1" />
          <path d={`M${run * step + 4} ${topOf(step)}v-18`} strokeWidth="8" className="stroke-bronze-graphic" />
        </g>
      ))}
      <path
        d={`M${next} ${topOf(3)}V${topOf(4)}H${width}`}
        strokeDasharray="2 6"
        strokeLinecap="round"
        className="stroke-bronze-graphic"
      />
    </svg>
  )
}

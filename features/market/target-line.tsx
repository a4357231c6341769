export interface PlacedPrice {
  readonly text: string
  /** Below `text`. */
  readonly name?: string
  /** VND. */
  readonly value: number
}

interface TargetLineProps {
  readonly price: PlacedPrice
  readonly target: PlacedPrice
  readonly latest: PlacedPrice | null
}

/** Where a word begins, so that it stays within the line. */
const anchorAt = (share: number): 'start' | 'middle' | 'end' => {
  if (share < 0.25) return 'start'
  return share > 0.75 ? 'end' : 'middle'
}

/** The way of a share from the price in a report to its target, and above it where the share is now. Laid out in app/report-claim.css. */
export function TargetLine({ price, target, latest }: TargetLineProps) {
  const values = [price, target, latest ?? price].map(({ value }) => value)
  const least = Math.min(...values)
  const shareOf = ({ value }: PlacedPrice) => (value - least) / (Math.max(...values) - least || 1)
  const at = (each: PlacedPrice) => `${(shareOf(each) * 100).toFixed(2)}%`
  return (
    <svg className="target-line">
      <line x1={at(price)} x2={at(target)} y1="36" y2="36" />
      {latest !== null && <line className="is-gone" x1={at(price)} x2={at(latest)} y1="36" y2="36" />}
      {[price, target].map((end) => (
        <g key={end.name} textAnchor={anchorAt(shareOf(end))}>
          <circle cx={at(end)} cy="36" r="5" />
          <text className="is-price" x={at(end)} y="64">
            {end.text}
          </text>{' '}
          <text x={at(end)} y="84">
            {end.name}
          </text>
        </g>
      ))}
      {latest !== null && (
        <g className="is-latest" textAnchor={anchorAt(shareOf(latest))}>
          <circle cx={at(latest)} cy="36" r="8" />
          <text className="is-price" x={at(latest)} y="16">
            {latest.text}
          </text>
        </g>
      )}
    </svg>
  )
}

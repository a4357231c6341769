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
}

/** Where the higher of both prices is, and the lower. */
const [high, low] = [8, 54]

/** The way of a share from the price in a report to its target, each at its end, over the level from which it begins. Laid out in app/share-report.css. */
export function TargetLine({ price, target }: TargetLineProps) {
  const rises = target.value >= price.value
  const [from, to] = rises ? [low, high] : [high, low]
  const ends = [
    { ...price, x: '0', y: from, anchor: 'start' },
    { ...target, x: '100%', y: to, anchor: 'end' },
  ] as const
  return (
    <svg className={rises ? 'target-line is-up' : 'target-line is-down'}>
      <line x2="60%" y1={from} y2={from} />
      <line className="is-way" x2="100%" y1={from} y2={to} />
      {ends.map(({ text, name, x, y, anchor }) => (
        <g key={anchor} textAnchor={anchor}>
          <circle cx={x} cy={y} r="5" />
          <text className="is-price" x={x} y={y + 28}>
            {text}
          </text>{' '}
          <text x={x} y={y + 48}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

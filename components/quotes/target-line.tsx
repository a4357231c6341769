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

/** Baselines of a price and its name from its point: over the higher one, under the lower, where no line is. */
const [over, under] = [
  [-34, -14],
  [28, 48],
] as const

/** The way of a share from the price in a report to its target, each at its end, over the level from which it begins. Laid out in app/share-report.css. */
export function TargetLine({ price, target }: TargetLineProps) {
  const rises = target.value >= price.value
  const [from, to] = rises ? [low, high] : [high, low]
  const ends = [
    { ...price, x: '0', y: from, anchor: 'start', bases: rises ? under : over },
    { ...target, x: '100%', y: to, anchor: 'end', bases: rises ? over : under },
  ] as const
  return (
    <svg className={rises ? 'target-line is-up' : 'target-line is-down'}>
      <line x2="100%" y1={from} y2={from} />
      <line className="is-way" x2="100%" y1={from} y2={to} />
      {ends.map(({ text, name, x, y, anchor, bases }) => (
        <g key={anchor} textAnchor={anchor}>
          <circle cx={x} cy={y} r="5" />
          <text className="is-price" x={x} y={y + bases[0]}>
            {text}
          </text>{' '}
          <text x={x} y={y + bases[1]}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

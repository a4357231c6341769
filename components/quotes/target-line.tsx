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

/** The way of a share from the price in a report to its target, each at its end. Laid out in app/share-report.css. */
export function TargetLine({ price, target }: TargetLineProps) {
  const ends = price.value < target.value ? [price, target] : [target, price]
  return (
    <svg className="target-line">
      <line x1="0" x2="100%" y1="8" y2="8" />
      {ends.map((end, index) => {
        const x = index === 0 ? '0' : '100%'
        return (
          <g key={end.name} textAnchor={index === 0 ? 'start' : 'end'}>
            <circle cx={x} cy="8" r="5" />
            <text className="is-price" x={x} y="36">
              {end.text}
            </text>{' '}
            <text x={x} y="56">
              {end.name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

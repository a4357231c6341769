import { saleCosts } from '@/lib/domain/company/rates'

interface OrderColumnsProps {
  /** Of each order, in VND. */
  readonly value: number
  /** The value whose sale is as high as the drawing. */
  readonly most: number
  readonly orders: number
}

/** Part of its place that a column fills. */
const filled = 0.7

/** Units of the drawing, which are stretched to its place. */
const high = 100

/**
 * Each order of the days without commission as a column, a purchase before each sale: from below the tax of a sale, the fee of the
 * exchange, and on top what the order saves. Its paths repeat one step, so that they are short as sent.
 */
export function OrderColumns({ value, most, orders }: OrderColumnsProps) {
  const [costs, scale] = [saleCosts(value), high / saleCosts(most).total]
  const [saved, exchange, tax] = [costs.commission, costs.exchange, costs.tax].map((cost) => cost * scale) as [
    number,
    number,
    number,
  ]
  const round = (length: number) => Number(length.toFixed(1))
  /** Of every second order, with its lower end so far above the ground. */
  const columns = (first: number, from: number, height: number) =>
    `M${first + (1 - filled) / 2} ${round(high - from)}` +
    `v-${round(height)}h${filled}v${round(height)}zm2 0`.repeat(orders / 2)
  return (
    <svg
      aria-hidden="true"
      data-part="columns"
      viewBox={`0 0 ${orders} ${high}`}
      preserveAspectRatio="none"
      className="block w-full"
    >
      <path data-of="saved" d={columns(0, exchange, saved) + columns(1, tax + exchange, saved)} />
      <path data-of="exchange" d={columns(0, 0, exchange) + columns(1, tax, exchange)} />
      <path data-of="tax" d={columns(1, 0, tax)} />
    </svg>
  )
}

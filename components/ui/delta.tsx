import { clsx } from 'clsx'

type Direction = 'up' | 'down' | 'flat'

const arrows: Record<Direction, string> = {
  up: 'M6 2.5 10.5 9.5h-9z',
  down: 'M6 9.5 1.5 2.5h9z',
  flat: 'M1.5 5.3h9v1.4h-9z',
}
const colors: Record<Direction, string> = { up: 'text-up', down: 'text-down', flat: 'text-reference' }

/** A rise or a fall: arrow, sign and colour, so that colour is never the only signal. */
export function Delta({ text, direction }: { text: string; direction: Direction }) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5 num text-small font-semibold', colors[direction])}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 fill-current">
        <path d={arrows[direction]} />
      </svg>
      {text}
    </span>
  )
}

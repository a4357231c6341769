import { clsx } from 'clsx'

export interface ScreenLine {
  readonly name: string
  readonly value: string
  /** The line that counts: a total. */
  readonly strong?: boolean
}

/** Amounts under each other on a drawn screen, the total set apart. */
export function ScreenLines({ lines }: { lines: readonly ScreenLine[] }) {
  return (
    <div className="grid grow auto-rows-fr divide-y divide-hairline text-min">
      {lines.map(({ name, value, strong = false }) => (
        <p
          key={name}
          className={clsx('flex items-center justify-between gap-3 py-1', strong ? 'font-semibold' : 'text-ink-2')}
        >
          <span>{name}</span>
          <span className={clsx('num whitespace-nowrap', strong && 'text-bronze')}>{value}</span>
        </p>
      ))}
    </div>
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ScreenLine {
  readonly name: string
  readonly value: string
  /** The line that counts: a total. */
  readonly strong?: boolean
}

interface ScreenLinesProps {
  lines: readonly ScreenLine[]
  /** A mark around some of the lines: placed absolutely, in their rows of the grid. The lines then keep off its edges. */
  mark?: ReactNode
}

/** Amounts under each other on a drawn screen, the total set apart. */
export function ScreenLines({ lines, mark }: ScreenLinesProps) {
  return (
    <div className="relative isolate grid grow auto-rows-fr divide-y divide-hairline text-min">
      {mark}
      {lines.map(({ name, value, strong = false }) => (
        <p
          key={name}
          className={clsx(
            'flex items-center justify-between gap-3 py-1',
            strong ? 'font-semibold' : 'text-ink-2',
            mark && 'mx-px px-3 whitespace-nowrap',
            strong && mark && 'text-body leading-[1.3]',
          )}
        >
          <span>{name}</span>
          <span
            className={clsx(
              'num whitespace-nowrap',
              strong && 'text-bronze',
              strong && mark && 'text-lead leading-[1.3] [&:lang(en)]:text-[1.0625rem]',
            )}
          >
            {value}
          </span>
        </p>
      ))}
    </div>
  )
}

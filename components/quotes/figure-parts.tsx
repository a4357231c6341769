import { clsx } from 'clsx'

import type { QuoteChange, SparkLine, Tone } from './quote'

const colors: Readonly<Record<Tone, string>> = {
  ceiling: 'text-ceiling',
  up: 'text-up',
  flat: 'text-reference',
  down: 'text-down',
  floor: 'text-floor',
}

/** A price that did not move has none: a stroke before its zero would read as a minus. */
const arrows: Readonly<Record<Tone, string | null>> = {
  ceiling: 'M5 1 9 8H1z',
  up: 'M5 1 9 8H1z',
  flat: null,
  down: 'M5 8 1 1h8z',
  floor: 'M5 8 1 1h8z',
}

/** A change with its arrow, so that colour is not the only sign of its direction. */
export function Change({ text, tone }: QuoteChange['change']) {
  const arrow = arrows[tone]
  return (
    <span className={clsx('inline-flex items-center gap-1 num font-semibold whitespace-nowrap', colors[tone])}>
      {arrow !== null && (
        <svg viewBox="0 0 10 9" className="size-[9px] fill-current">
          <path d={arrow} />
        </svg>
      )}
      {text}
    </span>
  )
}

/** The values of the day over their reference. */
export function Spark({ line, tone, className }: { line: SparkLine; tone: Tone; className?: string }) {
  return (
    <svg viewBox="0 0 64 20" preserveAspectRatio="none" fill="none" className={clsx(colors[tone], className)}>
      <path d={`M0 ${line.base}H64`} className="stroke-field" strokeDasharray="2 2" vectorEffect="non-scaling-stroke" />
      <path d={line.path} stroke="currentColor" strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

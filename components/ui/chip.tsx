import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Classes of a pressable chip: a filter, a tag, a suggestion. `aria-pressed` or `aria-current` marks the chosen one. */
export const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-field bg-transparent px-4 py-1.5 text-small text-ink transition-colors hover:border-ink aria-pressed:border-primary aria-pressed:bg-chosen aria-pressed:text-on-chosen aria-[current]:border-primary aria-[current]:bg-chosen aria-[current]:text-on-chosen disabled:cursor-not-allowed disabled:border-hairline disabled:text-ink-3'

/** A toggle-button chip. Links and radios use `chipClass`. */
export function Chip({ className, pressed, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button type="button" {...rest} aria-pressed={pressed} className={clsx(chipClass, className)} />
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type RangeInputProps = Omit<ComponentProps<'input'>, 'type'>

/**
 * A native slider: arrow keys, Home, End and touch work as everywhere. Without scripts nothing would answer it, so it is not
 * shown.
 */
export function RangeInput({ className, ...props }: RangeInputProps) {
  return <input type="range" className={clsx('range', className)} {...props} />
}

import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'

interface RangeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'style'> {
  readonly min: number
  readonly max: number
  /** Its value now: the line is filled up to the handle. */
  readonly at: number
  /** The least and the most, written below the ends of the line. */
  readonly ends?: readonly [least: string, most: string]
}

/**
 * A native slider: arrow keys, Home, End and touch work as everywhere. Without scripts nothing would answer it, so it is not
 * shown.
 */
export function RangeInput({ className, at, ends, ...props }: RangeInputProps) {
  const share = ((at - props.min) / (props.max - props.min)).toFixed(4)
  return (
    <>
      <input
        type="range"
        className={clsx('range', className)}
        style={{ '--share': share } as CSSProperties}
        {...props}
      />
      {ends && (
        <p aria-hidden="true" className="range-ends">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </p>
      )}
    </>
  )
}

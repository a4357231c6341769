import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface CardProps extends ComponentProps<'div'> {
  /** `panel` is for forms and dialogs in the page: larger radius and padding. */
  size?: 'card' | 'panel'
  /** Makes the whole card clickable: give its one link the class `after:absolute after:inset-0`. */
  interactive?: boolean
}

/** A hairline box on the surface colour. */
export function Card({ size = 'card', interactive = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'relative border border-hairline bg-surface',
        size === 'card' ? 'rounded-card p-5 md:p-6' : 'rounded-panel p-5 md:p-8',
        interactive && 'transition-[border-color,box-shadow] hover:border-hairline-strong hover:shadow-panel',
        className,
      )}
    />
  )
}

import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'bronze' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'regular' | 'compact' | 'large'

export interface ButtonLook {
  /** `bronze` is the one call to action of a hero band; elsewhere `primary`. */
  variant?: ButtonVariant
  /** Heights: compact 44 px, regular 48 px, large 56 px. */
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
}

const sizes: Record<ButtonSize, string> = { compact: 'button-compact', regular: '', large: 'button-large' }

/** Classes of a button (app/button.css), for elements that are not `Button` or `LinkButton` (an anchor of an island, a label, a summary). */
export function buttonClass({ variant = 'primary', size = 'regular', block = false }: ButtonLook = {}, extra?: string) {
  return clsx('button', `button-${variant}`, sizes[size], block && 'w-full', extra)
}

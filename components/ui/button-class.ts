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

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control text-center text-balance font-semibold leading-snug no-underline select-none transition-[background-color,border-color,color,box-shadow] disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const variants: Record<ButtonVariant, string> = {
  // A transparent edge is drawn where the reader's own colours replace the grounds.
  primary:
    'border border-transparent bg-button text-on-button hover:bg-button-hover disabled:bg-surface-2 disabled:text-ink-3 aria-disabled:hover:bg-button',
  bronze:
    'border border-transparent bg-bronze-button text-on-bronze hover:bg-bronze-button-hover disabled:bg-surface-2 disabled:text-ink-3',
  secondary:
    'border border-field bg-transparent text-ink hover:border-ink hover:bg-surface-2 disabled:border-hairline disabled:bg-transparent disabled:text-ink-3',
  quiet:
    'border border-transparent bg-transparent text-primary hover:bg-primary-soft disabled:bg-transparent disabled:text-ink-3',
  danger:
    'border border-danger bg-transparent text-danger hover:bg-danger-soft disabled:border-hairline disabled:bg-transparent disabled:text-ink-3',
}

const sizes: Record<ButtonSize, string> = {
  compact: 'min-h-11 px-4 py-2 text-small',
  regular: 'min-h-12 px-5 py-2.5 text-body',
  large: 'min-h-14 px-7 py-3 text-body',
}

/** Classes of a button, for elements that are not `Button` or `LinkButton` (an anchor of an island, a label, a summary). */
export function buttonClass({ variant = 'primary', size = 'regular', block = false }: ButtonLook = {}, extra?: string) {
  return clsx(base, variants[variant], sizes[size], block && 'w-full', extra)
}

import type { ComponentProps, ReactNode } from 'react'

import { type ButtonLook, buttonClass } from './button-class'
import { Spinner } from './spinner'

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores presses; the button keeps its width and its focus. */
  loading?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
}

/** A button. `type` defaults to `button`. Instead of disabling a form, tell what is missing. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  icon,
  iconAfter,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- `button` by default; a submit button that is busy submits nothing
    <button
      {...rest}
      type={loading && type === 'submit' ? 'button' : type}
      className={buttonClass({ variant, size, block }, className)}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner className="absolute" /> : null}
      <span className={loading ? 'flex items-center gap-2 opacity-0' : 'contents'}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </button>
  )
}

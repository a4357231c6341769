import type { ComponentProps, ReactNode } from 'react'

import { Link } from '@/lib/platform/i18n/link'

import { type ButtonLook, buttonClass } from './button-class'

export interface LinkButtonProps extends ButtonLook, ComponentProps<typeof Link> {
  icon?: ReactNode
  iconAfter?: ReactNode
}

/** A link to a page in the current language that looks like a button. Islands use an anchor with `buttonClass`. */
export function LinkButton({ variant, size, block, icon, iconAfter, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
      {iconAfter}
    </Link>
  )
}

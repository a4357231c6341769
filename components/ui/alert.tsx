import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, type Icon, TriangleAlert } from '@/components/ui/icons'
import type { ReactNode } from 'react'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const looks: Record<AlertTone, { box: string; icon: string; Icon: Icon }> = {
  info: { box: 'bg-primary-soft border-primary', icon: 'text-primary', Icon: Info },
  success: { box: 'bg-success-soft border-success', icon: 'text-success', Icon: CircleCheck },
  warning: {
    box: 'bg-caution border-warning inset-ring inset-ring-warning/40 dark:border-s-3 dark:inset-ring-hairline',
    icon: 'text-warning',
    Icon: TriangleAlert,
  },
  danger: { box: 'bg-danger-soft border-danger', icon: 'text-danger', Icon: CircleAlert },
}

export interface AlertProps {
  tone?: AlertTone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  /**
   * How it is announced when it appears: `alert` interrupts, `status` waits, nothing for one that is there from the
   * start.
   */
  role?: 'alert' | 'status'
  className?: string
}

/** A message in the page: what happened and what to do next. */
export function Alert({ tone = 'info', title, children, actions, role, className }: AlertProps) {
  const { box, icon, Icon } = looks[tone]
  return (
    <div
      role={role}
      className={clsx('flex gap-3 rounded-control border-s-4 py-3.5 ps-4 pe-5 text-ink', box, className)}
    >
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={clsx('text-small', title && 'mt-0.5 text-ink-2')}>{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </div>
  )
}

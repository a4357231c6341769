import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import { describedBy, FieldHint } from './field'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Beside the switch, such as a price. */
  aside?: ReactNode
}

/** A name, its price, what is set and what is said of it; the price ends its line where there is room, else it follows the name. */
export const asideGrid = 'grid grid-cols-[minmax(0,1fr)_3rem] gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto_3rem] sm:gap-x-4'
export const asidePrice = 'num text-small whitespace-nowrap max-sm:col-start-1 max-sm:row-start-2 sm:pt-px sm:text-end'
export const asideNote = 'col-span-full max-sm:row-start-3 sm:row-start-2 sm:col-span-2'

/** Switches a setting immediately: a native checkbox with the role of a switch. Consents use `Checkbox`. */
export function Switch({ id, label, hint, aside, className, ...rest }: SwitchProps) {
  return (
    <div
      className={clsx(
        'min-h-11 items-start py-2',
        aside === undefined ? 'flex justify-between gap-6' : asideGrid,
        className,
      )}
    >
      <div className={aside === undefined ? 'min-w-0' : 'contents'}>
        <label htmlFor={id}>{label}</label>
        <div className={asideNote}>
          <FieldHint id={id}>{hint}</FieldHint>
        </div>
      </div>
      {aside}
      <span className="relative -col-end-1 row-start-1 mt-px inline-flex shrink-0">
        <input
          {...rest}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          aria-describedby={describedBy(id, { hint }, rest['aria-describedby'])}
          className="peer target h-7 w-12 appearance-none rounded-full border border-field bg-surface-2 transition-colors checked:border-primary checked:bg-primary not-checked:hover:border-ink disabled:cursor-not-allowed disabled:border-hairline"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-ink-2 transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-primary peer-disabled:bg-field forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[Highlight]"
        />
      </span>
    </div>
  )
}

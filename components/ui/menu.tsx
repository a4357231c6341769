'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { type ButtonLook, buttonClass } from './button-class'

export type MenuEntry = { key: string; label: ReactNode; icon?: ReactNode } & (
  | { href: string; onSelect?: never }
  | { onSelect: () => void; href?: never }
)

export interface MenuProps extends ButtonLook {
  label: ReactNode
  entries: readonly MenuEntry[]
}

const entryClass =
  'flex min-h-11 items-center gap-3 px-4 py-2 text-small text-ink outline-none select-none data-highlighted:bg-primary-soft data-highlighted:text-primary'

/** A button with a list of actions or finished addresses. Site navigation is not a menu: it is a list of links. */
export function Menu({ label, entries, variant = 'secondary', size = 'compact', block }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger className={buttonClass({ variant, size, block })}>
        {label}
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <Base.Popup className="min-w-48 rounded-control border border-hairline-strong bg-surface py-1.5 shadow-panel outline-none">
            {entries.map((entry) =>
              entry.href === undefined ? (
                <Base.Item key={entry.key} onClick={entry.onSelect} className={entryClass}>
                  {entry.icon}
                  {entry.label}
                </Base.Item>
              ) : (
                <Base.LinkItem key={entry.key} href={entry.href} className={entryClass}>
                  {entry.icon}
                  {entry.label}
                </Base.LinkItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

import { ChevronDown, Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'

import type { NavItem } from './nav-item'
import { NavLink } from './nav-link'

interface MobileMenuProps {
  items: readonly NavItem[]
  copy: { menu: string; close: string; newTab: string }
  /** Language, appearance and hotline, below the entries. */
  children: ReactNode
}

const id = 'mobile-menu'

/** Menu of narrow screens: a native popover, so that it opens and closes without scripts. */
export function MobileMenu({ items, copy, children }: MobileMenuProps) {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="grid size-11 place-items-center rounded-control text-ink hover:bg-surface-2"
      >
        <Menu aria-hidden strokeWidth={1.75} />
        <span className="sr-only">{copy.menu}</span>
      </button>
      <div
        popover="auto"
        id={id}
        className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-canvas p-4 text-ink"
      >
        <div className="flex items-center justify-between">
          <p className="text-[21px] font-semibold">{copy.menu}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
          >
            <X aria-hidden strokeWidth={1.75} />
            <span className="sr-only">{copy.close}</span>
          </button>
        </div>
        {/* Not the name of the menu of wide screens: a page has both. */}
        <nav aria-label={copy.menu} className="mt-4">
          <MobileList items={items} newTab={copy.newTab} />
        </nav>
        <div className="mt-8 space-y-6 border-t border-hairline pt-6">{children}</div>
      </div>
    </div>
  )
}

const entry = 'flex min-h-12 items-center text-[17px]'

function MobileList({ items, newTab }: { items: readonly NavItem[]; newTab: string }) {
  return (
    <ul className="divide-y divide-hairline">
      {items.map((item) => (
        <li key={item.id}>
          {item.groups.length > 0 ? (
            <details>
              <summary className={`${entry} cursor-pointer justify-between gap-4 font-semibold`}>
                {item.label}
                <ChevronDown
                  aria-hidden
                  strokeWidth={1.75}
                  className="size-5 shrink-0 text-ink-3 transition-transform duration-200 [details[open]>summary>&]:rotate-180"
                />
              </summary>
              <div className="pb-3 pl-4">
                {item.href !== null && (
                  <NavLink href={item.href} external={item.external} newTab={newTab} className={`${entry} text-ink-2`}>
                    {item.label}
                  </NavLink>
                )}
                <MobileList items={item.groups.flat()} newTab={newTab} />
              </div>
            </details>
          ) : (
            item.href !== null && (
              <NavLink href={item.href} external={item.external} newTab={newTab} className={entry}>
                {item.label}
              </NavLink>
            )
          )}
        </li>
      ))}
    </ul>
  )
}

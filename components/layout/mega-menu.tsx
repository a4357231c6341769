import { clsx } from 'clsx'
import { ChevronDown } from '@/components/ui/icons'

import type { NavItem } from './nav-item'
import { NavLink } from './nav-link'

interface MegaMenuProps {
  items: readonly NavItem[]
  label: string
  newTab: string
}

/**
 * Main menu of wide screens. Panels are `<details>` with one name, so they open one at a time, by keyboard and without
 * scripts; `MenuCloser` closes them on Escape, outside clicks and navigation.
 */
export function MegaMenu({ items, label, newTab }: MegaMenuProps) {
  return (
    <nav aria-label={label} className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {items.map((item) => (
          <li key={item.id}>
            {item.groups.length > 0 ? (
              <MegaPanel item={item} newTab={newTab} />
            ) : (
              item.href !== null && (
                <NavLink href={item.href} external={item.external} newTab={newTab} className={topEntry}>
                  {item.label}
                </NavLink>
              )
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const topEntry =
  'flex min-h-11 items-center gap-1 rounded-control px-2.5 text-[15px] font-semibold whitespace-nowrap text-ink transition-colors hover:bg-surface-2'

function MegaPanel({ item, newTab }: { item: NavItem; newTab: string }) {
  return (
    <details name="main-menu" data-menu className="group">
      <summary className={`${topEntry} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {item.label}
        <ChevronDown className="size-4 text-ink-3 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {/* The header stays on the screen, and with it the end of a panel that is higher than what is left below. */}
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain border-b border-hairline bg-surface shadow-panel">
        <div className="container-page grid grid-cols-12 gap-6 py-8">
          <p className="col-span-3 text-[26px] leading-[1.3] font-semibold text-ink">
            {item.href === null ? (
              item.label
            ) : (
              <NavLink href={item.href} external={item.external} newTab={newTab} className="hover:text-primary">
                {item.label}
              </NavLink>
            )}
          </p>
          <div className="col-span-9 grid grid-cols-2 gap-x-8 border-l border-hairline pl-8 xl:grid-cols-3">
            {item.groups.map((group) => (
              <ul
                key={group[0]?.id}
                // Nested entries would make one tall column.
                className={clsx(
                  'space-y-1',
                  group.some(({ groups }) => groups.length > 0) && 'col-span-full columns-2 gap-8 xl:columns-3',
                )}
              >
                {group.map((child) => (
                  <PanelEntry key={child.id} item={child} newTab={newTab} />
                ))}
              </ul>
            ))}
          </div>
        </div>
      </div>
    </details>
  )
}

function PanelEntry({ item, newTab }: { item: NavItem; newTab: string }) {
  const entry = 'flex min-h-11 items-center rounded-control px-2 text-[15px] hover:bg-surface-2 hover:text-ink'
  return (
    <li className="break-inside-avoid">
      {item.href === null ? (
        <span className={`${entry} font-semibold text-ink`}>{item.label}</span>
      ) : (
        <NavLink
          href={item.href}
          external={item.external}
          newTab={newTab}
          className={clsx(entry, item.groups.length > 0 ? 'font-semibold text-ink' : 'text-ink-2')}
        >
          {item.label}
        </NavLink>
      )}
      {item.groups.length > 0 && (
        <ul className="ml-2 border-l border-hairline pl-2">
          {item.groups.flat().map((child) => (
            <PanelEntry key={child.id} item={child} newTab={newTab} />
          ))}
        </ul>
      )}
    </li>
  )
}

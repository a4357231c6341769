'use client'

import type { NavItem } from './nav-item'
import { NavLink } from './nav-link'

/** Menus as columns of the footer. A client component, so that the document carries the entries once as data. */
export function LinkColumns({ columns, newTab }: { columns: readonly NavItem[]; newTab: string }) {
  return columns.map((column) => (
    <nav key={column.id} aria-label={column.label}>
      <p className="text-[15px] font-semibold text-ink">{column.label}</p>
      <ul className="mt-3">
        {column.groups.flat().map(
          (item) =>
            item.href !== null && (
              <li key={item.id}>
                <NavLink
                  href={item.href}
                  external={item.external}
                  newTab={newTab}
                  className="inline-flex min-h-9 items-center text-[15px] text-ink-2 hover:text-primary"
                >
                  {item.label}
                </NavLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  ))
}

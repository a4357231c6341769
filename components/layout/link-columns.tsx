'use client'

import { PageLink } from '@/lib/platform/navigation/page-link'

import type { NavItem } from './nav-item'
import { NavLink } from './nav-link'

export interface OwnPageLink {
  readonly label: string
  readonly href: string
  /** The page is a document of its own, which client navigation cannot reach. */
  readonly ownDocument: boolean
}

interface LinkColumnsProps {
  /** Menus of the CMS. */
  columns: readonly NavItem[]
  /** Pages of the site that no menu names, with the title of their column. */
  pages: { readonly label: string; readonly links: readonly OwnPageLink[] }
  newTab: string
}

/** Columns of links in the footer. A client component, so that the document carries them once as data. */
export function LinkColumns({ columns, pages, newTab }: LinkColumnsProps) {
  return (
    <>
      {columns.map((column) => (
        <nav key={column.id} aria-label={column.label}>
          <p className="text-[15px] font-semibold text-ink">{column.label}</p>
          <ul className="mt-3">
            {column.groups.flat().map(
              (item) =>
                item.href !== null && (
                  <li key={item.id}>
                    <NavLink href={item.href} external={item.external} newTab={newTab} className={columnLink}>
                      {item.label}
                    </NavLink>
                  </li>
                ),
            )}
          </ul>
        </nav>
      ))}
      <nav aria-label={pages.label}>
        <p className="text-[15px] font-semibold text-ink">{pages.label}</p>
        <ul className="mt-3">
          {pages.links.map(({ label, href, ownDocument }) => (
            <li key={href}>
              {ownDocument ? (
                <a href={href} className={columnLink}>
                  {label}
                </a>
              ) : (
                <PageLink href={href} className={columnLink}>
                  {label}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

const columnLink = 'inline-flex min-h-9 items-center text-[15px] text-ink-2 hover:text-primary'

'use client'

import type { ReactNode } from 'react'

import { ChevronDown, X } from '@/components/ui/icons'

import { mainMenuId } from './main-menu-id'
import type { NavItem } from './nav-item'
import { NavLink } from './nav-link'

interface MainMenuProps {
  items: readonly NavItem[]
  copy: { menu: string; close: string; mainMenu: string; newTab: string }
  /** Language, appearance and hotline, below the entries on narrow screens. */
  children: ReactNode
}

/**
 * The main menu (app/menu.css), once in the document for all screens. Wide screens show it as a row of panels: `<details>` of one name, so
 * that they open one at a time, by keyboard and without scripts; `MenuCloser` closes them. On narrow screens it is a native
 * popover with the same entries below each other. A client component, so that the document carries its entries as data and
 * not a second time as elements.
 */
export function MainMenu({ items, copy, children }: MainMenuProps) {
  return (
    <div popover="auto" id={mainMenuId} className="menu">
      <div className="flex items-center justify-between lg:hidden">
        <p className="text-[21px] font-semibold">{copy.menu}</p>
        <button
          type="button"
          popoverTarget={mainMenuId}
          popoverTargetAction="hide"
          className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
        >
          <X />
          <span className="sr-only">{copy.close}</span>
        </button>
      </div>
      <nav aria-label={copy.mainMenu} className="max-lg:mt-4">
        <ul className="lg:flex lg:items-center lg:gap-1">
          {items.map((item, index) => (
            <li key={item.id} className="lg:relative">
              {item.groups.length > 0 ? (
                <Panel item={item} newTab={copy.newTab} side={index < items.length / 2 ? 'start' : 'end'} />
              ) : (
                item.href !== null && (
                  <NavLink href={item.href} external={item.external} newTab={copy.newTab} className="menu-entry">
                    {item.label}
                  </NavLink>
                )
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 space-y-6 border-t border-hairline pt-6 lg:hidden">{children}</div>
    </div>
  )
}

interface PanelProps {
  item: NavItem
  newTab: string
  /** Edge of its entry from which the panel extends, so that it stays in the window. */
  side: 'start' | 'end'
}

function Panel({ item, newTab, side }: PanelProps) {
  return (
    <details name="main-menu" data-menu className="group">
      <summary className="menu-entry">
        {item.label}
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform duration-200 group-open:rotate-180 lg:size-4" />
      </summary>
      <div className="menu-panel" data-side={side}>
        {item.href !== null && (
          <NavLink href={item.href} external={item.external} newTab={newTab} className="menu-overview">
            {item.label}
          </NavLink>
        )}
        <div className="menu-groups">
          {item.groups.map((group) => (
            <ul
              key={group[0]?.id}
              className={group.some(({ groups }) => groups.length > 0) ? 'menu-nested' : undefined}
            >
              {group.map((child) => (
                <PanelEntry key={child.id} item={child} newTab={newTab} />
              ))}
            </ul>
          ))}
        </div>
      </div>
    </details>
  )
}

function PanelEntry({ item, newTab }: { item: NavItem; newTab: string }) {
  const hasChildren = item.groups.length > 0
  return (
    <li>
      {item.href === null ? (
        <span className="font-semibold">{item.label}</span>
      ) : (
        <NavLink
          href={item.href}
          external={item.external}
          newTab={newTab}
          className={hasChildren ? 'font-semibold' : undefined}
        >
          {item.label}
        </NavLink>
      )}
      {hasChildren && (
        <ul>
          {item.groups.flat().map((child) => (
            <PanelEntry key={child.id} item={child} newTab={newTab} />
          ))}
        </ul>
      )}
    </li>
  )
}

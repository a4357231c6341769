'use client'

import { clsx } from 'clsx'
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
 * The main menu, once in the document for all screens. Wide screens show it as a row of panels: `<details>` of one name, so
 * that they open one at a time, by keyboard and without scripts; `MenuCloser` closes them. On narrow screens it is a native
 * popover with the same entries below each other. A client component, so that the document carries its entries as data and
 * not a second time as elements.
 */
export function MainMenu({ items, copy, children }: MainMenuProps) {
  return (
    <div
      popover="auto"
      id={mainMenuId}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-canvas p-4 text-ink lg:contents"
    >
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
        <ul className="max-lg:divide-y max-lg:divide-hairline lg:flex lg:items-center lg:gap-1">
          {items.map((item, index) => (
            <li key={item.id} className="lg:relative">
              {item.groups.length > 0 ? (
                <Panel item={item} newTab={copy.newTab} side={index < items.length / 2 ? 'start' : 'end'} />
              ) : (
                item.href !== null && (
                  <NavLink href={item.href} external={item.external} newTab={copy.newTab} className={topEntry}>
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

const topEntry =
  'flex items-center text-ink max-lg:min-h-12 max-lg:text-[17px] lg:min-h-11 lg:gap-1 lg:rounded-control lg:px-2.5 lg:text-[15px] lg:font-semibold lg:whitespace-nowrap lg:transition-colors lg:hover:bg-surface-2'

interface PanelProps {
  item: NavItem
  newTab: string
  /** Edge of its entry from which the panel extends, so that it stays in the window. */
  side: 'start' | 'end'
}

function Panel({ item, newTab, side }: PanelProps) {
  return (
    <details name="main-menu" data-menu className="group">
      <summary
        className={`${topEntry} cursor-pointer list-none font-semibold max-lg:justify-between max-lg:gap-4 [&::-webkit-details-marker]:hidden`}
      >
        {item.label}
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform duration-200 group-open:rotate-180 lg:size-4" />
      </summary>
      {/* The header stays on the screen, and with it the end of a panel that is higher than what is left below. */}
      <div
        className={clsx(
          'max-lg:pb-3 max-lg:pl-4 lg:absolute lg:top-[calc(100%+0.875rem)] lg:z-40 lg:max-h-[calc(100dvh-8rem)] lg:w-max lg:overflow-y-auto lg:overscroll-contain lg:rounded-card lg:border lg:border-hairline lg:bg-surface lg:p-4 lg:shadow-panel',
          side === 'start' ? 'lg:left-0' : 'lg:right-0',
        )}
      >
        {item.href !== null && (
          <NavLink
            href={item.href}
            external={item.external}
            newTab={newTab}
            className="flex items-center font-semibold hover:text-primary max-lg:min-h-12 max-lg:text-[17px] max-lg:text-ink-2 lg:mb-2 lg:min-h-11 lg:border-b lg:border-hairline lg:px-2"
          >
            {item.label}
          </NavLink>
        )}
        <div className="menu-groups max-lg:divide-y max-lg:divide-hairline lg:flex lg:gap-4">
          {item.groups.map((group) => (
            <ul
              key={group[0]?.id}
              // Nested entries would make one tall column.
              className={clsx(
                'max-lg:divide-y max-lg:divide-hairline',
                group.some(({ groups }) => groups.length > 0)
                  ? '*:break-inside-avoid lg:w-124 lg:columns-2 lg:gap-4'
                  : 'lg:w-60',
              )}
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
        <ul className="ml-2 border-l border-hairline pl-4 lg:pl-2">
          {item.groups.flat().map((child) => (
            <PanelEntry key={child.id} item={child} newTab={newTab} />
          ))}
        </ul>
      )}
    </li>
  )
}

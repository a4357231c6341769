'use client'

import type { ReactNode } from 'react'

import type { NavItem } from '@/components/layout/nav-item'
import { NavLink } from '@/components/layout/nav-link'
import { ChevronDown } from '@/components/ui/icons'
import { PageLink } from '@/lib/platform/navigation/page-link'

export interface FooterLink {
  readonly text: string
  readonly href: string
  /** A page that is a document of its own, or another site or file in a new tab; otherwise a page of the site. */
  readonly opens?: 'document' | 'tab'
  /** Language of the file, where it is not that of the page. */
  readonly hrefLang?: string
}

export interface FooterLinks {
  readonly title: string
  readonly links: readonly FooterLink[]
  /** On wide screens below all columns, across them. */
  readonly isAcross?: boolean
}

interface FooterGroupsProps {
  /** Menus of the CMS. */
  columns: readonly NavItem[]
  further: readonly FooterLinks[]
  newTab: string
}

/**
 * Links of the footer in groups: folded on phones, in columns on wide screens (app/footer.css). A client component, so that
 * the document carries the links once, as data that the main menu shares.
 */
export function FooterGroups({ columns, further, newTab }: FooterGroupsProps) {
  return (
    <>
      {columns.map((column) => (
        <Group key={column.id} title={column.label}>
          {column.groups.flat().map(
            (item) =>
              item.href !== null && (
                <li key={item.id}>
                  <NavLink href={item.href} external={item.external} newTab={newTab}>
                    {item.label}
                  </NavLink>
                </li>
              ),
          )}
        </Group>
      ))}
      {further.map(({ title, links, isAcross = false }) => (
        <Group key={title} title={title} isAcross={isAcross}>
          {links.map((link) => (
            <li key={link.text}>
              <GroupLink {...link} newTab={newTab} />
            </li>
          ))}
        </Group>
      ))}
    </>
  )
}

function GroupLink({ text, href, opens, hrefLang, newTab }: FooterLink & { newTab: string }) {
  if (opens === undefined) {
    return <PageLink href={href}>{text}</PageLink>
  }
  if (opens === 'document') {
    return <a href={href}>{text}</a>
  }
  return (
    <a href={href} hrefLang={hrefLang} target="_blank" rel="noreferrer">
      {text}
      <span className="sr-only"> ({newTab})</span>
    </a>
  )
}

interface GroupProps {
  title: string
  isAcross?: boolean
  children: ReactNode
}

function Group({ title, isAcross = false, children }: GroupProps) {
  return (
    <details className={isAcross ? 'footer-group footer-group-across' : 'footer-group'}>
      <summary className="flex min-h-11 items-center justify-between gap-2 text-small leading-[1.45] font-semibold text-ink">
        {title}
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform in-open:rotate-180" />
      </summary>
      <p className="footer-group-title text-min leading-[1.625rem] font-semibold text-ink">{title}</p>
      <ul className="pb-3 lg:pb-0">{children}</ul>
    </details>
  )
}

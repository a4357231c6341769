import type { NavItem } from '@/components/layout/nav-item'

/** A page of the site itself, which no entry of the CMS can name. */
export interface SitePage {
  readonly label: string
  /** Finished address. */
  readonly href: string
}

/** Adds pages of the site to the end of a menu. A menu that the CMS does not have is not made up. */
export function withSitePages(menu: readonly NavItem[], id: number, pages: readonly SitePage[]): readonly NavItem[] {
  // Below zero, where the CMS has no ids.
  const own = pages.map(({ label, href }, index) => ({ id: -1 - index, label, href, external: false, groups: [] }))
  return menu.map((item) =>
    item.id === id ? { ...item, groups: [...item.groups.slice(0, -1), [...(item.groups.at(-1) ?? []), ...own]] } : item,
  )
}

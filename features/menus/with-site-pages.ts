import type { NavItem } from '@/components/layout/nav-item'

/** A page of the site itself, to which no menu entry of the CMS can link. */
export interface SitePage {
  readonly label: string
  /** Localised URL. */
  readonly href: string
}

/** Appends pages of the site to a menu of the CMS; does nothing if the CMS has no such menu. */
export function withSitePages(menu: readonly NavItem[], id: number, pages: readonly SitePage[]): readonly NavItem[] {
  // Negative ids do not collide with those of the CMS.
  const own = pages.map(({ label, href }, index) => ({ id: -1 - index, label, href, external: false, groups: [] }))
  return menu.map((item) =>
    item.id === id ? { ...item, groups: [...item.groups.slice(0, -1), [...(item.groups.at(-1) ?? []), ...own]] } : item,
  )
}

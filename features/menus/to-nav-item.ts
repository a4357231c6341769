import type { NavItem } from '@/components/layout/nav-item'
import type { SiteMenuItem } from '@/lib/content/menu'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { splitGroups } from './split-groups'

/** Maps a menu entry for the header and the footer: localised URL, children in groups. */
export function toNavItem(item: SiteMenuItem, locale: Locale): NavItem {
  return {
    id: item.id,
    label: item.name,
    href: item.link && hrefOf(item.link, locale),
    external: item.link?.kind === 'external',
    groups: splitGroups(item.children.map((child) => toNavItem(child, locale))),
  }
}

function hrefOf(link: NonNullable<SiteMenuItem['link']>, locale: Locale): string {
  return link.kind === 'external' ? link.href : localizedPath(locale, link.path)
}

import type { NavItem } from '@/components/layout/nav-item'
import type { MenuItem } from '@/lib/backends/main/shell'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { splitGroups } from './split-groups'

/** Maps a menu entry for the header and the footer: localised URL, children in groups. */
export function toNavItem(item: MenuItem, locale: Locale): NavItem {
  return {
    id: item.id,
    label: item.name,
    href: item.href === null || item.external ? item.href : localizedPath(locale, item.href),
    external: item.external,
    groups: splitGroups(item.children.map((child) => toNavItem(child, locale))),
  }
}

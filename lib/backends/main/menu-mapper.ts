import { resolveLocalised } from '@/lib/backends/localised-text'
import { webAddress } from '@/lib/backends/web-address'
import type { Locale } from '@/lib/platform/i18n/locales'

import { menuTargets, type MenuItemWire } from './schemas'
import type { MenuItem, MenuLink } from './shell'

function linkOf(item: MenuItemWire): MenuLink | null {
  const link = item.link?.trim() ?? ''
  if (item.type === 'external') {
    const href = URL.parse(webAddress(link) ?? '')?.href ?? null
    return href === null ? null : { kind: 'external', href }
  }
  const target = menuTargets.find((each) => each === item.type_internal)
  return target === undefined ? null : { kind: 'page', target, slug: link }
}

/**
 * A level of the menu in one language: sorted by sequence, descending; without entries that have no name in the language
 * and without those that have neither a link nor children.
 */
export function toMenu(items: readonly MenuItemWire[], locale: Locale): readonly MenuItem[] {
  return items
    .toSorted((a, b) => b.sequence - a.sequence)
    .flatMap((item) => {
      const name = resolveLocalised(item.name, locale).text
      if (name === null) return []
      const children = toMenu(item.child, locale)
      const link = linkOf(item)
      if (link === null && children.length === 0) return []
      return [{ id: item.id, name, link, children }]
    })
}

import { resolveLocalised } from '@/lib/backends/localised-text'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { menuTargets, MenuItemWire } from './schemas'
import type { MenuItem } from './shell'

type MenuTarget = (typeof menuTargets)[number]

/** Target of each internal type (docs/specification.md#menus); `link` is the slug of an article or category. */
const targetPaths: Record<MenuTarget, (link: string) => string> = {
  article: (link) => (link === '' ? '/article' : `/article/${encodeURIComponent(link)}`),
  category: (link) => (link === '' ? '/cate' : `/cate/${encodeURIComponent(link)}`),
  contact: () => '/contact',
  career: () => '/career',
  web_trading: () => '/e-trading#web-trading',
  home_trading: () => '/e-trading#home-trading',
  mobile_trading: () => '/e-trading#mobile-trading',
  about_local: () => '/about/mirae-asset-vietnam',
  about_global: () => '/about/mirae-asset-global',
  founder: () => '/about/founder-gso',
  faq: () => '/faq',
}

function isMenuTarget(type: string): type is MenuTarget {
  return Object.hasOwn(targetPaths, type)
}

/** Accepts only http(s) URLs, so that an entry cannot carry `javascript:` or `data:`. */
function externalHref(link: string): string | null {
  const url = URL.parse(link)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

function hrefOf(item: MenuItemWire): string | null {
  const link = item.link?.trim() ?? ''
  if (item.type === 'external') return externalHref(link)
  const type = item.type_internal ?? ''
  return isMenuTarget(type) ? targetPaths[type](link) : null
}

/**
 * Maps a level of the menu to one language: sorted by sequence, descending; without entries that have no name in the
 * language or have neither a target nor children.
 */
export function toMenu(items: readonly MenuItemWire[], locale: Locale): readonly MenuItem[] {
  return items
    .toSorted((a, b) => b.sequence - a.sequence)
    .flatMap((item) => {
      const name = resolveLocalised(item.name, locale).text
      if (name === null) return []
      const children = toMenu(item.child, locale)
      const href = hrefOf(item)
      if (href === null && children.length === 0) return []
      return [{ id: item.id, name, href, external: item.type === 'external', children }]
    })
}

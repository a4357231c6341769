import 'server-only'

import type { MenuItem, MenuLink } from '@/lib/backends/main/shell'
import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'
import { ok } from '@/lib/platform/result/result'

import { cachedContent } from './cached-content'
import { menuTargets } from './menu-targets'

/** A menu entry whose link leads to a document that exists, without a redirect on the way. */
export interface SiteMenuItem {
  readonly id: number
  readonly name: string
  /** `path` has no language prefix. Null for a heading without a link. */
  readonly link: { readonly kind: 'page'; readonly path: string } | Extract<MenuLink, { kind: 'external' }> | null
  readonly children: readonly SiteMenuItem[]
}

/** Main menu; entries whose document does not exist in the language are left out. */
export async function loadMenu(locale: Locale) {
  'use cache'
  // Tagged with the menu alone: every page has it, and must not be rendered again for each edit of an article.
  return cachedContent({ key: `menu:${locale}`, tags: ['menu', 'categories'] }, async () => {
    const menu = await mainApi(locale).menu()
    if (!menu.ok) return menu
    const pathOf = await menuTargets(pageLinksOf(menu.value), locale)
    return ok(withTargets(menu.value, pathOf))
  })
}

type PageLink = Extract<MenuLink, { kind: 'page' }>

const pageLinksOf = (items: readonly MenuItem[]): readonly PageLink[] =>
  items.flatMap(({ link, children }) => [...(link?.kind === 'page' ? [link] : []), ...pageLinksOf(children)])

function withTargets(items: readonly MenuItem[], pathOf: (link: PageLink) => string | null): readonly SiteMenuItem[] {
  return items.flatMap(({ link, children, ...item }) => {
    const own = withTargets(children, pathOf)
    const path = link?.kind === 'page' ? pathOf(link) : null
    const resolved = link?.kind === 'external' ? link : path === null ? null : ({ kind: 'page', path } as const)
    return resolved === null && own.length === 0 ? [] : [{ ...item, link: resolved, children: own }]
  })
}

import 'server-only'

import type { MenuItem, MenuLink } from '@/lib/backends/main/shell'
import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'
import { ok } from '@/lib/platform/result/result'
import { categoryPath } from '@/lib/routes/category-path'
import { menuPath } from '@/lib/routes/menu-paths'

import { cachedContent } from './cached-content'

/** A menu entry whose link leads to a document that exists, without a redirect on the way. */
export interface SiteMenuItem {
  readonly id: number
  readonly name: string
  /** `path` has no language prefix. Null for a heading without a link. */
  readonly link: { readonly kind: 'page'; readonly path: string } | Extract<MenuLink, { kind: 'external' }> | null
  readonly children: readonly SiteMenuItem[]
}

/** Main menu; entries whose article or category does not exist in the language are left out. */
export async function loadMenu(locale: Locale) {
  'use cache'
  // Tagged with the menu alone: every page has it, and must not be rendered again for each edit of an article.
  return cachedContent({ key: `menu:${locale}`, tags: ['menu', 'categories'] }, async () => {
    const menu = await mainApi(locale).menu()
    return menu.ok ? ok(withTargets(menu.value, await resolveTargets(menu.value, locale))) : menu
  })
}

type PageLink = Extract<MenuLink, { kind: 'page' }>

/** Path of each target; null where it does not exist in the language. */
type Targets = ReadonlyMap<string, string | null>

const keyOf = ({ target, slug }: PageLink) => `${target}:${slug}`

const pageLinksOf = (items: readonly MenuItem[]): readonly PageLink[] =>
  items.flatMap(({ link, children }) => [...(link?.kind === 'page' ? [link] : []), ...pageLinksOf(children)])

/** Calls under way at a time. */
const lanes = 4

async function resolveTargets(menu: readonly MenuItem[], locale: Locale): Promise<Targets> {
  const targets = new Map<string, string | null>()
  const waiting = new Map(pageLinksOf(menu).map((link) => [keyOf(link), link])).entries()
  const lane = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a lane takes one after the other
    for (const [key, link] of waiting) targets.set(key, await resolveTarget(link, locale))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return targets
}

/** An article by its present slug, a category at the page that it has. What could not be checked stays as the CMS has it. */
async function resolveTarget({ target, slug }: PageLink, locale: Locale): Promise<string | null> {
  if (slug === '' || (target !== 'article' && target !== 'category')) return menuPath(target, slug)
  const api = mainApi(locale)
  if (target === 'article') {
    const post = await api.postBySlug(slug)
    if (post.ok) return post.value.status === 'found' ? menuPath('article', post.value.document.slug) : null
    return post.error.kind === 'not-found' ? null : menuPath(target, slug)
  }
  const category = await api.categoryBySlug(slug)
  if (category.ok) return category.value.status === 'found' ? categoryPath(category.value.document) : null
  return category.error.kind === 'not-found' ? null : menuPath(target, slug)
}

function withTargets(items: readonly MenuItem[], targets: Targets): readonly SiteMenuItem[] {
  return items.flatMap(({ link, children, ...item }) => {
    const own = withTargets(children, targets)
    const path = link?.kind === 'page' ? (targets.get(keyOf(link)) ?? null) : null
    const resolved = link?.kind === 'external' ? link : path === null ? null : ({ kind: 'page', path } as const)
    return resolved === null && own.length === 0 ? [] : [{ ...item, link: resolved, children: own }]
  })
}

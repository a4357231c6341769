import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'

/** A breadcrumb: the home page, then some pages, of which the last is the current one. */
export async function crumbsTo(...crumbs: readonly Crumb[]): Promise<readonly Crumb[]> {
  const t = await getTranslations('shell')
  return [{ label: t('home'), href: '/' }, ...crumbs]
}

/** The end of the breadcrumb of a list in pages. @param page from 1 */
export async function listCrumbs(label: string, path: string, page: number): Promise<readonly Crumb[]> {
  if (page === 1) return [{ label }]
  const t = await getTranslations('lists')
  return [{ label, href: path }, { label: t('page', { page }) }]
}

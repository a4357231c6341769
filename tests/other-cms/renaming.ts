import { categoryIds } from '@/lib/routes/category-ids'

/** Slugs and ids of a CMS other than the sandbox's: every one differs, and each can be turned back. */

const slugMark = 'x-'

export const renamedSlug = (slug: string): string => `${slugMark}${slug}`

export const originalSlug = (slug: string): string => (slug.startsWith(slugMark) ? slug.slice(slugMark.length) : slug)

const idShift = 700_000

/** Ids that the contract fixes: categories, and menus with a place of their own. */
const fixedIds: ReadonlySet<number> = new Set([...Object.values(categoryIds), 2, 3, 4, 5, 42])

export const renamedId = (id: number): number => (fixedIds.has(id) ? id : id + idShift)

export const originalId = (id: number): number => (id > idShift ? id - idShift : id)

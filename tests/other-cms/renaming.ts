import { categoryIds } from '@/lib/routes/category-ids'

/** Slugs and ids of a CMS other than the sandbox's: every one differs, and each can be turned back. */

const slugMark = 'x-'

export const renamedSlug = (slug: string): string => `${slugMark}${slug}`

export const originalSlug = (slug: string): string => (slug.startsWith(slugMark) ? slug.slice(slugMark.length) : slug)

const idShift = 700_000

/** Multiplying modulo a prime shuffles the ids below it, so that neither their values nor their order mean anything. */
const prime = 99_991
const factor = 40_503
const inverse = 24_001

/** @param id below 99,991 */
export const renamedId = (id: number): number => idShift + ((id * factor) % prime)

export const originalId = (id: number): number => (id > idShift ? ((id - idShift) * inverse) % prime : id)

/** Ids that the contract fixes: categories, and menus with a place of their own. */
const fixedIds: ReadonlySet<number> = new Set([...Object.values(categoryIds), 2, 3, 4, 5, 42])

/** `renamedId` for a category or a menu entry. */
export const renamedTreeId = (id: number): number => (fixedIds.has(id) ? id : renamedId(id))

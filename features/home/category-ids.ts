/** Categories of the CMS that the home page shows (spec.md section 9). */
export const categoryIds = { news: 1, products: 4, guides: 6 } as const

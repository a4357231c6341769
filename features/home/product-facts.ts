import { firmContent } from '@/lib/domain/company/firm'

export type ProductFact = keyof typeof firmContent.productFacts

/** One fact for each product that the home page names, by the slug of its post, which says the same; others have a name alone. */
export const productFacts: ReadonlyMap<string, ProductFact> = new Map(
  Object.entries(firmContent.productFacts).map(([fact, slug]) => [slug, fact as ProductFact]),
)

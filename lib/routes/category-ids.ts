/**
 * Categories of the CMS that the site knows by number (docs/specification.md#constants-and-limits). `companyNews` and `marketNews` are the
 * new-post categories; articles of `marketNews` come from the news API, the main API has its name alone.
 */
export const categoryIds = {
  news: 1,
  research: 3,
  products: 4,
  guides: 6,
  companyNews: 8,
  marketNews: 9,
  policy: 1202,
  terms: 1203,
  reports: 1441,
} as const

/**
 * Pages with an address of their own that exist in every language, with the messages of their title and description: what
 * the sitemap, the search and the social images know of them. Pages whose content the CMS names are not here.
 */
export const fixedPages = [
  { path: '/', title: 'meta.homeTitle', description: 'meta.homeDescription' },
  { path: '/register', title: 'register.metaTitle', description: 'register.metaDescription' },
  { path: '/branches', title: 'branches.metaTitle', description: 'branches.metaDescription' },
  { path: '/calculator', title: 'calculator.title', description: 'calculator.metaDescription' },
  { path: '/faq', title: 'faq.title', description: 'faq.metaDescription' },
] as const

export type FixedPage = (typeof fixedPages)[number]

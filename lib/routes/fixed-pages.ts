/**
 * Pages with an address of their own that exist in every language, with the messages of their title and description: what
 * the sitemap, the search and the social images know of them. Pages whose content the CMS names are not here.
 */
export const fixedPages = [
  { path: '/', title: 'meta.homeTitle', description: 'meta.homeDescription' },
  { path: '/register', title: 'register.metaTitle', description: 'register.metaDescription' },
  { path: '/register/rehearsal', title: 'rehearsal.title', description: 'rehearsal.lead' },
  { path: '/open-account', title: 'register.mobile.title', description: 'register.metaDescription' },
  { path: '/new-register', title: 'register.newAccount.metaTitle', description: 'register.newAccount.metaDescription' },
  { path: '/register/old_index', title: 'appointment.metaTitle', description: 'appointment.metaDescription' },
  { path: '/e-trading', title: 'eTrading.metaTitle', description: 'eTrading.metaDescription' },
  { path: '/calculator', title: 'calculator.title', description: 'calculator.metaDescription' },
  { path: '/branches', title: 'branches.metaTitle', description: 'branches.metaDescription' },
  { path: '/market-news', title: 'marketNews.title', description: 'marketNews.lead' },
  { path: '/reports', title: 'reports.title', description: 'reports.lead' },
  { path: '/article', title: 'category.articlesTitle', description: 'category.articlesLead' },
  { path: '/cate', title: 'category.indexTitle', description: 'category.indexLead' },
  { path: '/career', title: 'careers.title', description: 'careers.metaDescription' },
  { path: '/contact', title: 'contactPage.title', description: 'contactPage.metaDescription' },
  { path: '/fees', title: 'fees.title', description: 'fees.metaDescription' },
  { path: '/learn', title: 'learning.title', description: 'learning.metaDescription' },
  { path: '/learn/glossary', title: 'glossary.title', description: 'glossary.metaDescription' },
  { path: '/anti-scam', title: 'antiScam.title', description: 'antiScam.metaDescription' },
  { path: '/search', title: 'search.title', description: 'search.lead', noindex: true },
  { path: '/videos', title: 'videos.title', description: 'videos.lead' },
  { path: '/faq', title: 'faq.title', description: 'faq.metaDescription' },
] as const

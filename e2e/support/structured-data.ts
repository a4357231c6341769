/** One thing that a page says it is or holds, in the words of schema.org. */
type Thing = Readonly<Record<string, unknown>>

/** Members without which search engines make nothing of a thing, by its type; a dot leads into a member. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'contactPoint.telephone'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction.target.urlTemplate'],
  BreadcrumbList: ['itemListElement.0.name', 'itemListElement.0.item'],
  NewsArticle: ['headline', 'image.0', 'datePublished', 'dateModified', 'inLanguage', 'publisher.name', 'url'],
  Article: ['headline', 'image.0', 'datePublished', 'dateModified', 'inLanguage', 'publisher.name', 'url'],
  AboutPage: ['name', 'url', 'inLanguage'],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  DefinedTermSet: ['name', 'url', 'inLanguage', 'hasDefinedTerm.0.name', 'hasDefinedTerm.0.description'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization.name', 'jobLocation.address'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  FinancialService: ['name', 'address.streetAddress', 'openingHoursSpecification.0.opens'],
  SoftwareApplication: ['name', 'operatingSystem', 'downloadUrl', 'offers.price'],
}

/** Structured data of a route beside its breadcrumb; routes that are not listed need none. */
const expected: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/article/[slug]': ['NewsArticle'],
  '/market-news/[id]': ['NewsArticle'],
  '/policy': ['Article'],
  '/terms': ['Article'],
  '/faq': ['FAQPage'],
  'second page of questions': ['FAQPage'],
  '/learn/glossary': ['DefinedTermSet'],
  '/career/[id]': ['JobPosting'],
  '/videos': ['VideoObject'],
  'second page of videos': ['VideoObject'],
  '/branches': ['FinancialService'],
  '/e-trading': ['SoftwareApplication'],
  '/about/mirae-asset-vietnam': ['AboutPage'],
  '/about/mirae-asset-global': ['AboutPage'],
  '/about/founder-gso': ['AboutPage'],
}

/** Pages without a breadcrumb: the home page, the contest's entrance and overview, and those of account opening. */
const withoutTrail = new Set([
  '/',
  '/register/old_index',
  '/new-register',
  '/register/rehearsal',
  '/register',
  '/open-account',
  '/mascham',
  'contest sign-in',
])

/** What is wrong with the structured data of a page. @param page its name in routes.ts */
export function structuredDataProblems(page: string, html: string): string[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  let things: Thing[]
  try {
    things = texts.flatMap(([, text = '']) => thingsOf(JSON.parse(text)))
  } catch (error) {
    return [`structured data is no JSON: ${String(error)}`]
  }
  const types = new Set(things.map(typeOf))
  const wanted = [...(expected[page] ?? []), ...(withoutTrail.has(page) ? [] : ['BreadcrumbList'])]
  return [
    ...wanted.filter((type) => !types.has(type)).map((type) => `says nothing of a ${type}`),
    ...things.flatMap((thing) =>
      (required[typeOf(thing)] ?? [])
        .filter((path) => isEmpty(memberOf(thing, path)))
        .map((path) => `${typeOf(thing)} has no ${path}`),
    ),
  ]
}

const typeOf = (thing: Thing) => String(thing['@type'])

/** Things of a document, those of its graphs and lists among them. */
function thingsOf(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Thing
  const graph = Array.isArray(thing['@graph']) ? thing['@graph'].flatMap(thingsOf) : [thing]
  const items = Array.isArray(thing['itemListElement'])
    ? thing['itemListElement'].map((entry: Thing) => entry['item'])
    : []
  return [...graph, ...items.flatMap(thingsOf)]
}

function memberOf(thing: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Thing | undefined)?.[key], thing)
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

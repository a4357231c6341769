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

/** What kinds of page say of themselves beside the way to them; pages that are not named here need not say anything. */
const expected: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  article: ['NewsArticle'],
  'market news article': ['NewsArticle'],
  policy: ['Article'],
  terms: ['Article'],
  questions: ['FAQPage'],
  glossary: ['DefinedTermSet'],
  job: ['JobPosting'],
  videos: ['VideoObject'],
  'second page of videos': ['VideoObject'],
  branches: ['FinancialService'],
  'trading platforms': ['SoftwareApplication'],
  company: ['AboutPage'],
  group: ['AboutPage'],
  founder: ['AboutPage'],
}

/** Pages without a way to them: the home page and the contest, where one begins, and those of account opening, of one step. */
const withoutTrail = new Set([
  'home',
  'visit',
  'new account',
  'rehearsal',
  'account opening',
  'account opening on a phone',
  'contest',
  'contest sign-in',
])

/** What is wrong with the structured data of a page. @param page name of its kind (routes.ts) */
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

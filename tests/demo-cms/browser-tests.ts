import { join } from 'node:path'

import { locales } from '@/lib/platform/i18n/locales'
import { categoryIds } from '@/lib/routes/category-ids'

import { Content, firstOf } from '../../e2e/support/content'
import { type NamedDocuments, namedDocumentsSetting } from '../../e2e/support/named-documents'
import { run } from '../../scripts/lib/processes.mjs'
import { bin, root } from '../../scripts/lib/repository.mjs'
import { sandboxUrl, siteUrl } from '../../scripts/lib/stack.mjs'
import { adapterUrl, type Place } from './demo'

/** Vacancies on a page of their list (docs/specification.md#constants-and-limits). */
const vacanciesOfPage = 4

const isInAll = ({ locales: own }: { readonly locales: readonly string[] }) => own.length === locales.length

/** What the tests of every page open on this CMS. @param company slug of the post about the company */
async function documentsOf(content: Content, company: string): Promise<NamedDocuments> {
  const [articles, vacancies, branches, news, guides] = await Promise.all([
    content.articlesOf(categoryIds.news),
    content.vacancies(),
    content.branches(),
    content.category(categoryIds.news),
    content.category(categoryIds.guides),
  ])
  const ofLanguages = await Promise.all(locales.map((locale) => content.vacancies({ locale })))
  const [first, second] = branches
  if (first === undefined || second === undefined) throw new Error('The CMS has fewer than two branches.')
  return {
    article: `/article/${firstOf(articles, isInAll, 'article in all languages').slug}`,
    job: `/career/${firstOf(vacancies, isInAll, 'vacancy in all languages').id}`,
    category: `/cate/${news.slug}`,
    subcategory: `/cate/${firstOf(guides.children, isInAll, 'subcategory in all languages').slug}`,
    branches: [first.id, second.id],
    company,
    secondPageOfJobs: locales.filter((_, index) => (ofLanguages[index]?.length ?? 0) > vacanciesOfPage),
  }
}

/** Runs the browser tests of the content pages on this CMS. @returns what did not pass */
export async function runBrowserTests(place: Place, company: string): Promise<readonly string[]> {
  const documents = await documentsOf(new Content(adapterUrl(place)), company)
  const { code } = await run({
    name: 'playwright',
    command: bin('playwright'),
    args: ['test', '--config', join(root, 'tests', 'demo-cms', 'playwright.config.ts')],
    env: {
      E2E_SITE_URL: siteUrl(place.instance),
      E2E_SANDBOX_URL: sandboxUrl(place.instance),
      E2E_MAIN_API_URL: adapterUrl(place),
      [namedDocumentsSetting]: JSON.stringify(documents),
      BROWSER_REPORT: join(root, 'test-results', 'demo-cms.json'),
    },
    echo: true,
  })
  return code === 0 ? [] : ['Browser tests of the content pages failed.']
}

import { firmContent } from '@/lib/domain/company/firm'

import type { PayloadClient } from '../payload-client'
import { importArticles, importTopics, type Target } from './articles'
import { importMilestones, importQuestions, importVacancies } from './company'
import { Addresses, Files } from './links'
import { importAffiliates, importMenu, importOffices, importTexts } from './site'
import { Source } from './source'

/** Categories at the top: those of the contract, and the demo's own for pages about the firm. */
const topCategories = [1, 3, 4, 6, 20, 1202, 1203]

/** The founder's post in the demo. */
const founderId = 1

/**
 * Copies the content of a main API into an empty Payload.
 * @param sourceUrl address of the API, with its last path
 * @param furtherSlugs of posts that are in no category
 * @returns settings of the site that name documents of the new CMS
 */
export async function importContent(
  sourceUrl: string,
  cms: PayloadClient,
  furtherSlugs: readonly string[],
): Promise<Record<string, string>> {
  const source = new Source(sourceUrl)
  const addresses = new Addresses()
  const target: Target = { cms, addresses, files: new Files(cms, new URL(sourceUrl).origin) }
  const topics = await importTopics(source, target, topCategories)
  const articles = await importArticles(source, target, topics, furtherSlugs)
  await importMenu(source, target, articles, topics.ids)
  await importTexts(source, target)
  await importVacancies(source, target, await importOffices(source, target))
  await importAffiliates(source, target)
  await importQuestions(source, target)
  await importMilestones(source, target)

  const { slug: founder } = await source.get<{ slug: string }>(`posts/${founderId}`)
  const guides = Object.entries(firmContent.learningPath)
  return {
    FOUNDER_POST_ID: String(articles.get(founder)),
    ABOUT_COMPANY_SLUG: addresses.of(firmContent.companySlug),
    ABOUT_GROUP_SLUG: addresses.of(firmContent.groupSlug),
    CONTEST_SLUG: addresses.of(firmContent.contestSlug),
    LEARNING_PATH: guides
      .map(([topic, slugs]) => `${topic}=${slugs.map((slug) => addresses.of(slug)).join(',')}`)
      .join(';'),
  }
}

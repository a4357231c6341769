import type { Page } from '@playwright/test'

import type { Content } from './content'

/** Path of an article of a category whose document has some markup. @throws if none has it */
export async function articleWith(page: Page, content: Content, category: number, markup: string): Promise<string> {
  const paths = (await content.articlesOf(category)).map(({ slug }) => `/article/${slug}`)
  const documents = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
  const path = paths.find((_, index) => documents[index]?.includes(markup))
  if (path === undefined) throw new Error(`No article of category ${category} has ${markup}`)
  return path
}

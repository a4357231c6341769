import type { Page } from '@playwright/test'

import type { Content } from './content'

/** Path of an article of a category whose document has some markup. @throws if none has it */
export async function articleWith(page: Page, content: Content, category: number, markup: string): Promise<string> {
  for (const { slug } of await content.articlesOf(category)) {
    const path = `/article/${slug}`
    // oxlint-disable-next-line no-await-in-loop -- until one has it
    if ((await (await page.request.get(path)).text()).includes(markup)) return path
  }
  throw new Error(`No article of category ${category} has ${markup}`)
}

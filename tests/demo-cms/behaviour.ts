import type { BrowserContext, Page } from '@playwright/test'

import { categoryIds } from '@/lib/routes/category-ids'

import { copyOf } from '../../e2e/support/copy'
import { siteUrl } from '../../scripts/lib/stack.mjs'
import { cmsUrl, type Place } from './demo'
import { PayloadClient } from './payload-client'

const t = copyOf('vi')

interface Named {
  readonly address: string
}

type Check = (page: Page, cms: PayloadClient, site: string) => Promise<void>

function expectThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}

/** What the content pages do, beside being there, on content that this CMS has. */
const checks: Readonly<Record<string, Check>> = {
  'a list grows': async (page, cms, site) => {
    const guides = await cms.first<Named>('topics', { 'where[number][equals]': categoryIds.guides })
    await page.goto(`${site}/cate/${guides?.address}`)
    const titles = page.locator('main li h2, main li h3')
    const before = await titles.count()
    await page.getByRole('link', { name: t('category.more') }).click()
    await page.waitForURL(/\?page=2$/)
    await titles.nth(before).waitFor()
    const texts = await titles.allInnerTexts()
    expectThat(new Set(texts).size === texts.length, 'The list repeats articles.')
  },
  'the language of an article changes': async (page, cms, site) => {
    const both = { 'where[headline.en][exists]': 'true', 'where[headline.ko][exists]': 'true', sort: 'id' }
    const article = await cms.first<Named & { headline: { en: string } }>('articles', both)
    await page.goto(`${site}/article/${article?.address}`)
    await page.locator('header summary', { hasText: t('shell.language') }).click()
    await page.locator('header details[open] a[hreflang=en]').click()
    await page.waitForURL(`${site}/en/article/${article?.address}`)
    expectThat((await page.locator('h1').innerText()) === article?.headline.en, 'The headline is not the English one.')
  },
  'an article is missing in a language only': async (page, cms, site) => {
    const article = await cms.first<Named>('articles', { 'where[headline.en][exists]': 'false' })
    const answer = await page.goto(`${site}/en/article/${article?.address}`)
    expectThat(answer?.status() === 404, `It answers ${answer?.status()} in English.`)
    await page.locator('main a[hreflang=vi]').first().click()
    await page.waitForURL(`${site}/article/${article?.address}`)
  },
  'reports are filtered': async (page, cms, site) => {
    const ofType = { 'where[kind][equals]': 'company', 'where[headline.vi][exists]': 'true' }
    const { docs } = await cms.find('articles', ofType)
    await page.goto(`${site}/reports`)
    await page.getByRole('button', { name: t('reports.types.company'), exact: true }).click()
    await page
      .getByText(t('reports.found', { count: docs.length }))
      .first()
      .waitFor()
    const shown = await page.locator('main tbody tr').count()
    expectThat(shown === Math.min(docs.length, 5), `It shows ${shown} of ${docs.length} reports.`)
  },
  'a question is found': async (page, cms, site) => {
    const found = await cms.first<{ question: { vi: string } }>('questions', {
      'where[question.vi][exists]': 'true',
      sort: '-id',
    })
    const question = found?.question.vi ?? ''
    await page.goto(`${site}/faq`)
    const shown = page.locator('main details:visible')
    const before = await shown.count()
    await page.locator('main').getByRole('searchbox').fill(question)
    await page.waitForURL(/\?q=/)
    const after = await shown.count()
    expectThat(after > 0 && after < before, `Of ${before} questions ${after} are shown.`)
    expectThat(await shown.filter({ hasText: question }).first().isVisible(), 'The question is not shown.')
  },
}

/** Does on a site what visitors do. @returns what does not work */
export async function checkBehaviour(place: Place, context: BrowserContext): Promise<readonly string[]> {
  const cms = new PayloadClient(cmsUrl(place))
  const problems: string[] = []
  for (const [name, check] of Object.entries(checks)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each problem names its check
    const page = await context.newPage()
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await check(page, cms, siteUrl(place.instance))
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.close()
  }
  place.say(`${Object.keys(checks).length} checks of what pages do: ${problems.length} problems`)
  return problems
}

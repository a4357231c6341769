import type { Page } from '@playwright/test'

import { faqPagesOf } from '../../lib/content/faq-pages.ts'
import { firstPages } from '../../lib/routes/job-list-address.ts'
import { firstOf } from '../support/content'
import { categoryPath, routes } from '../support/routes'
import { expect, test } from '../support/test'

/** Pages that are forms: their text is not their content. */
const notContent = /register|open-account|\/search|mascham\/login/

const contentPages = routes.filter(({ path, status }) => status === 200 && !notContent.test(path))

/** What a visitor without scripts gets: the document as it is sent, read in an empty page that loads nothing of it. */
async function outlineOf(page: Page, path: string) {
  const response = await page.request.get(path)
  expect(response.status(), path).toBe(200)
  return page.evaluate(
    (html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html')
      const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      const hrefsOf = (selector: string) =>
        [...sent.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
      return {
        heading: textOf(sent.querySelector('main h1')),
        text: textOf(sent.querySelector('main')),
        links: hrefsOf('main a[href]'),
        /** What a list is of: links in its headings. */
        items: hrefsOf('main :is(h2, h3) a'),
        menu: hrefsOf('header nav a[href]'),
        footer: hrefsOf('footer a[href]'),
        isWaiting: sent.querySelector('main [aria-busy=true]') !== null,
        chosen: [...sent.querySelectorAll('main [aria-current]')].map((element) => textOf(element)),
        /** Forms that would put what is typed into the address of this very page. */
        leakingForms: [...sent.forms]
          .filter((form) => form.method !== 'post' && !form.hasAttribute('action'))
          .map((form) => form.outerHTML.slice(0, 120)),
        formCount: sent.forms.length,
        tableRows: sent.querySelectorAll('main table tbody tr').length,
        answers: [...sent.querySelectorAll('main details details')].map((details) =>
          textOf(details.querySelector('summary ~ *')),
        ),
        years: [...sent.querySelectorAll('#history li')].map((item) => ({
          year: Number.parseInt(textOf(item.querySelector('p')), 10),
          event: textOf(item.querySelector('article .prose')),
          isLatest: item.getAttribute('aria-current') === 'true',
          // Details open without scripts.
          isHidden: item.closest('[hidden]') !== null || item.querySelector('details, [hidden]') !== null,
        })),
      }
    },
    await response.text(),
  )
}

for (const { language, prefix, letters } of [
  { language: 'Vietnamese', prefix: '', letters: 200 },
  { language: 'English', prefix: '/en', letters: 200 },
  { language: 'Korean', prefix: '/kr', letters: 80 },
]) {
  test(`text, links and menus are in the documents in ${language}`, async ({ page }) => {
    for (const { path } of contentPages) {
      const seen = await outlineOf(page, path === '/' ? prefix || '/' : prefix + path)
      expect(seen.heading, path).not.toBe('')
      expect(seen.text.length, path).toBeGreaterThan(letters)
      expect(seen.links.length, path).toBeGreaterThan(0)
      expect(seen.isWaiting, path).toBe(false)
      expect(seen.menu.length, `menu of ${path}`).toBeGreaterThan(20)
      expect(seen.footer.length, `footer of ${path}`).toBeGreaterThan(20)
    }
  })
}

test('list pages link to the next page, show different items, and end', async ({ page, content }) => {
  for (const list of ['/market-news', categoryPath, '/reports', '/career', '/videos']) {
    // The list of jobs begins with several pages.
    const next = `${list}?page=${list === '/career' ? firstPages + 1 : 2}`
    const [first, second] = [await outlineOf(page, list), await outlineOf(page, next)]
    expect(first.links, `${list} leads on`).toContain(next)
    expect(second.links, `${next} leads back`).toContain(list)
    expect(second.items.length, next).toBeGreaterThan(3)
    expect(
      second.items.filter((item) => first.items.includes(item)),
      next,
    ).toEqual([])
    expect((await page.request.get(`${list}?page=999`)).status(), `${list} ends`).toBe(404)
  }
  const branch = firstOf(await content.branches(), () => true, 'branch')
  // A number after its name counts its vacancies.
  const { chosen } = await outlineOf(page, `/career?branch=${branch.id}`)
  expect(chosen.map((name) => name.replace(/ \d+$/, ''))).toContain(branch.name)
})

test('answers, events of each year and the table of the projection are in the documents', async ({ page, content }) => {
  const { answers } = await outlineOf(page, '/faq')
  const [first = [], ...others] = faqPagesOf(await content.questions())
  const topicsElsewhere = new Set(others.flat().map(({ group }) => group?.id))
  // Topics of other pages have their first answer here.
  expect(answers.length).toBe(first.length + topicsElsewhere.size)
  expect(answers.filter((answer) => answer.length < 20)).toEqual([])

  const { years } = await outlineOf(page, '/about/mirae-asset-vietnam')
  expect(years.length).toBeGreaterThan(3)
  expect(years.filter(({ event, isHidden }) => event.length < 20 || isHidden)).toEqual([])
  // The latest year is first and the current one.
  expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => b - a))
  expect(years.map(({ isLatest }) => isLatest)).toEqual(years.map((_, index) => index === 0))

  expect((await outlineOf(page, '/calculator')).tableRows).toBeGreaterThan(3)
})

test('each entrance of the account opening says what to do, and whom to call', async ({ page }) => {
  for (const path of ['/register', '/open-account', '/new-register', '/register?step=contact', '/register/old_index']) {
    const response = await page.request.get(path, { headers: { 'user-agent': 'text browser' } })
    const notices = await page.evaluate(
      (html) => {
        const sent = new DOMParser().parseFromString(html, 'text/html')
        return [...sent.querySelectorAll('main noscript')].map(({ innerHTML }) => innerHTML)
      },
      await response.text(),
    )
    expect(notices.join(), path).toContain('JavaScript')
    expect(notices.join(), path).toContain('href="tel:19006277"')
  }
})

test('no form puts its fields into the address', async ({ page }) => {
  let formCount = 0
  for (const { path } of routes.filter(({ status }) => status === 200)) {
    const seen = await outlineOf(page, path)
    expect(seen.leakingForms, path).toEqual([])
    formCount += seen.formCount
  }
  expect(formCount).toBeGreaterThan(3)
})

import { expect, it } from 'vitest'

import { toArticleHtml } from '@/lib/platform/html/article-html'

import { splitAtCalculator } from './split-at-calculator'

it('splits a text at the table that asks for the calculator', () => {
  const { html } = toArticleHtml(
    '<p>Before.</p><figure class="margin-calculator"><table><tr><td>1</td></tr></table></figure><p>After.</p>',
    'Table',
  )
  const parts = splitAtCalculator(html)
  expect(parts?.before).toBe('<p>Before.</p>')
  expect(parts?.table).toContain('<table>')
  expect(parts?.after).toBe('<p>After.</p>')
})

it('reads the own funds that it begins with', () => {
  const { html } = toArticleHtml('<figure class="margin-calculator own-100"><p>1</p></figure>', 'Table')
  expect(splitAtCalculator(html)).toMatchObject({ calculator: { own: 100_000_000, hasInterest: false } })
})

it('reads that it begins at the price of the call', () => {
  const { html } = toArticleHtml('<figure class="margin-calculator called interest"></figure>', 'Table')
  expect(splitAtCalculator(html)).toMatchObject({ calculator: { own: undefined, isCalled: true, hasInterest: true } })
})

it('asks for the interest, and for no table, as its editors do', () => {
  const { html } = toArticleHtml('<figure class="margin-calculator own-100 interest"></figure>', 'Table')
  expect(splitAtCalculator(html)).toMatchObject({
    calculator: { own: 100_000_000, hasInterest: true },
    table: '',
  })
})

it('knows the calculator of the days without commission', () => {
  const { html } = toArticleHtml('<figure class="fee-calculator"><p>1</p></figure>', 'Table')
  expect(splitAtCalculator(html)).toMatchObject({ calculator: { kind: 'fee' }, table: '<p>1</p>' })
})

it('takes the note about its risk along', () => {
  const note = '<aside class="callout"><p>Risk.</p></aside>'
  const { html } = toArticleHtml(`<figure class="margin-calculator"><p>1</p></figure>\n${note}<p>After.</p>`, 'Table')
  expect(splitAtCalculator(html)).toMatchObject({ risk: note, after: '<p>After.</p>' })
})

it('leaves a text without one alone', () => {
  expect(splitAtCalculator('<figure><img src="/a.svg" alt="A"></figure>')).toBeNull()
})

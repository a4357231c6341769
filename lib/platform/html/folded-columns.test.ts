import { expect, it } from 'vitest'

import { toArticleHtml } from './article-html'
import { foldSecondColumn } from './folded-columns'

const tableOf = (names: readonly string[]) => {
  const cells = (tag: string) => names.map((name) => `<${tag}>${name}</${tag}>`).join('')
  return toArticleHtml(
    `<table><caption>c</caption><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`,
    'Table',
  ).html
}

it('folds the second column under its name', () => {
  expect(foldSecondColumn(tableOf(['Purpose', 'Data', 'Basis', 'Kept']))).toContain(
    '<caption>c<details><summary>Data</summary></details></caption>',
  )
})

it('leaves narrower tables as they are', () => {
  const html = tableOf(['Request', 'Reply', 'Done'])
  expect(foldSecondColumn(html)).toBe(html)
})

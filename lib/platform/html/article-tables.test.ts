import { expect, test } from 'vitest'

import { alignNumbers } from './article-tables'

const table = (...rows: readonly (readonly string[])[]) => {
  const [head = [], ...body] = rows
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(head, 'th')}</thead><tbody>${body.map((cells) => line(cells, 'td')).join('')}</tbody></table>`
}

test('columns of amounts, rates and changes are aligned, with their heading', () => {
  const html = alignNumbers(table(['Giá', 'Phí', 'Tăng'], ['Mua', '27.000 đ', '12,4 %'], ['Bán', '0 đ', '−0,69 %']))
  expect(html).toContain('<th>Giá</th><th class="num">Phí</th><th class="num">Tăng</th>')
  expect(html).toContain('<td>Bán</td><td class="num">0 đ</td><td class="num">−0,69 %</td>')
})

test('amounts with their scale in words are aligned', () => {
  const html = alignNumbers(
    table(['a', 'b', 'c'], ['x', '−VND 2.5 trillion', '2조 5,000억 동'], ['y', '640', '312,000명']),
  )
  expect(html).toContain('<td class="num">−VND 2.5 trillion</td><td class="num">2조 5,000억 동</td>')
})

test('the row of a sum may leave a cell of a column of numbers empty', () => {
  const html = alignNumbers(table(['a', 'b', 'c'], ['x', '0 đ', '150.000 đ'], ['y', '150.000 đ', '']))
  expect(html).toContain('<td class="num">150.000 đ</td><td class="num"></td>')
  expect(alignNumbers(table(['a', 'b'], ['x', ''], ['y', '1']))).not.toContain('num')
})

test('rises and falls are told apart in a column of changes, and nowhere else', () => {
  const html = alignNumbers(table(['Đội', 'Lãi', 'Lệch'], ['A', '+12,4%', '+2 %'], ['B', '−0,69 %', '3 %']))
  expect(html).toContain('<td class="num up">+12,4%</td><td class="num">+2 %</td>')
  expect(html).toContain('<td class="num down">−0,69 %</td><td class="num">3 %</td>')
  expect(html).toContain('<th class="num">Lãi</th>')
})

test.each([
  ['1.748,32 (+0,71%)', '24.650 tỷ đồng', '65 tăng · 28 giảm · 7 đứng'],
  ['1,748.32 (+0.71%)', 'VND 24.65 trillion', '65 up · 28 down · 7 flat'],
  ['1,725~1,730', '1,741', '1,735.99'],
  ['1,748.32(+0.71%)', '24조 6,500억 동', '31만 2,000명', '상승 65 · 하락 28 · 보합 7'],
])('the figures “%s”, “%s” and “%s” are a column of numbers', (...figures) => {
  const html = alignNumbers(table(['a', 'b'], ...figures.map((figure) => ['x', figure])))
  for (const figure of figures) expect(html).toContain(`<td class="num">${figure}</td>`)
})

test.each([
  ['a column with a sentence', table(['a', 'b'], ['x', '3 %'], ['y', 'free until 2027'])],
  ['a column of words', table(['a', 'b'], ['x', '3 %'], ['y', 'Web · HTS · Mobile'])],
  ['a column of dates', table(['a', 'b'], ['x', '20/11/2026'])],
  ['merged cells', '<table><tr><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></table>'],
  ['a table without a body', '<table><tr><th>1</th></tr></table>'],
])('%s stays as it is', (_, html) => {
  expect(alignNumbers(html)).toBe(html)
})

test('attributes and markup of cells are kept', () => {
  const html = alignNumbers('<table><tr><th scope="row">a</th><td><strong>5&nbsp;%</strong></td></tr></table>')
  expect(html).toBe('<table><tr><th scope="row">a</th><td class="num"><strong>5&nbsp;%</strong></td></tr></table>')
})

import { expect, test } from 'vitest'

import { labelRows } from './stacked-rows'

const table = (head: string, body: string) => `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`

test('cells after the first say their column', () => {
  const html = table(
    '<th>Dữ liệu</th><th>Mục <em>đích</em></th><th>Giữ</th>',
    '<tr><td>Họ tên</td><td>Ký</td><td>20 năm</td></tr>',
  )
  expect(labelRows(html)).toEqual({
    isStackable: true,
    html: html.replace('<td>Ký', '<td data-label="Mục đích">Ký').replace('<td>20', '<td data-label="Giữ">20'),
  })
})

test('names keep their entities, and a quotation mark ends no attribute', () => {
  const html = table('<th>a</th><th>b &amp; "c"</th><th>d</th>', '<tr><td>1</td><td>2</td><td>3</td></tr>')
  expect(labelRows(html).html).toContain('<td data-label="b &amp; &quot;c&quot;">2</td>')
})

test.each([
  ['two columns', table('<th>a</th><th>b</th>', '<tr><td>1</td><td>2</td></tr>')],
  [
    'numbers in all columns but the first',
    table('<th>a</th><th class="num">b</th><th class="num">c</th>', '<tr><td>x</td></tr>'),
  ],
  ['merged cells', table('<th>a</th><th>b</th><th>c</th>', '<tr><td colspan="3">1</td></tr>')],
  ['no heading', '<table><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>'],
])('a table with %s stays as it is', (_, html) => {
  expect(labelRows(html)).toEqual({ html, isStackable: false })
})

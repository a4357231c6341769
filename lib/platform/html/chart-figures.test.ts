import { expect, it } from 'vitest'

import { toArticleHtml } from './article-html'
import { foldDrawnTables } from './chart-figures'

const table = (caption: string, rows = 7): string =>
  `<table><caption>${caption}</caption><thead><tr><th>Năm</th><th>Lãi</th></tr></thead><tbody>${'<tr><th scope="row">2025</th><td>1</td></tr>'.repeat(rows)}</tbody></table>`
const figure = '<figure><img src="/media/charts/a.svg" alt="Lãi, tỷ đồng (minh họa)"></figure>'
const fold = (html: string): string => foldDrawnTables(toArticleHtml(html, 'Bảng').html, 'Xem số liệu')

it('makes the caption of a drawn table the title of its chart, and folds the table', () => {
  const html = fold(`${figure}${table('Lãi, tỷ đồng (minh họa)')}<p>Sau.</p>`)
  expect(html).toMatch(
    /^<figure class="chart"><figcaption>Lãi, tỷ đồng <small>minh họa<\/small><\/figcaption><img [^>]+><\/figure>/,
  )
  expect(html).toMatch(/<details class="chart-data"><summary>Xem số liệu<\/summary><div class="table-scroll" /)
  expect(html).toMatch(/<table><thead>[\s\S]*<\/table><\/div><\/details><p>Sau\.<\/p>$/)
})

it('knows a caption whose words are kept on one line', () => {
  const caption = '하한가가 이어질 때의 가격 (예시 데이터)'
  const html = fold(`<figure><img src="/media/charts/a.svg" alt="${caption}"></figure>${table(caption)}`)
  expect(html).toContain('이어질\u00A0때의')
  expect(html).toContain('<figure class="chart">')
})

it('keeps the mark of a chart that phones show taller', () => {
  const html = fold(`${figure.replace('<figure>', '<figure class="line">')}${table('Lãi, tỷ đồng (minh họa)')}`)
  expect(html).toContain('<figure class="chart line"><figcaption>')
})

it('marks a line of many values, which phones show still taller', () => {
  const html = fold(`${figure.replace('<figure>', '<figure class="line">')}${table('Lãi, tỷ đồng (minh họa)', 10)}`)
  expect(html).toContain('<figure class="chart line long"><figcaption>')
})

it('leaves a table below another picture as it is', () => {
  expect(fold(`${figure}${table('Chi phí')}`)).not.toContain('<details')
})

it('has the numbers of a few bars as the text alternative of their chart', () => {
  const html = fold(`${figure}${table('Lãi, tỷ đồng (minh họa)', 2)}`)
  expect(html).toContain('alt="Lãi, tỷ đồng (minh họa): 2025 1; 2025 1"')
  expect(html).not.toContain('<table')
})

it('joins a table to the bars above it that have the names of its columns', () => {
  const rows = '<tr><th scope="row">2025</th><td>1</td></tr><tr><th scope="row">2026F (dự phóng)</th><td>2</td></tr>'
  const bars = `${figure}${table('Lãi, tỷ đồng (minh họa)', 0).replace('<tbody>', `<tbody>${rows}`)}`
  const below = (year: string) =>
    `<table><caption>Khác</caption><thead><tr><th>Chỉ tiêu</th><th>2025</th><th>${year}</th></tr></thead><tbody><tr><th scope="row">ROE</th><td>–</td><td>17%</td></tr></tbody></table>`
  expect(fold(bars + below('2026F'))).toContain('</figure><div class="table-scroll under-bars')
  expect(fold(bars + below('2027F'))).not.toContain('under-bars')
  expect(fold(`${bars}<p>Giữa.</p>${below('2026F')}`)).not.toContain('under-bars')
})

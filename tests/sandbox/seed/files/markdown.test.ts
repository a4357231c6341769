import { describe, expect, it } from 'vitest'

import { toHtml } from './markdown'

describe('toHtml', () => {
  it('writes headings, paragraphs, lists and links as the CMS does', () => {
    expect(toHtml('## Ký quỹ\n\nXem **hai** [mức](/article/a).\n\n- một\n- hai\n\n1. ba', 'vi')).toBe(
      '<h2>Ký quỹ</h2>\n<p>Xem <strong>hai</strong> <a href="/article/a">mức</a>.</p>\n<ul>\n<li>một</li>\n<li>hai</li>\n</ul>\n<ol>\n<li>ba</li>\n</ol>',
    )
  })

  it('makes a line that begins with Table: the caption of the table below it', () => {
    expect(toHtml('Table: Phí (Dữ liệu minh họa)\n\n| Kênh | Phí |\n| --- | --- |\n| Web | 0,15% |', 'vi')).toBe(
      '<table><caption>Phí (Dữ liệu minh họa)</caption><thead><tr><th scope="col">Kênh</th><th scope="col">Phí</th></tr></thead><tbody><tr><th scope="row">Web</th><td>0,15%</td></tr></tbody></table>',
    )
  })

  it('makes a last row that begins with a bold cell the foot of its table', () => {
    const html = toHtml('Table: Phí\n\n| Khoản | Phí |\n| --- | --- |\n| Web | 1 đ |\n| **Tổng** | 1 đ |', 'vi')
    expect(html).toContain('<td>1 đ</td></tr></tbody><tfoot><tr><th scope="row"><strong>Tổng</strong></th>')
  })

  it('makes a line that begins with Formula: a fraction, with its example and a note', () => {
    expect(toHtml('Formula: Tỷ lệ = Vốn ÷ Giá trị', 'vi')).toBe(
      '<p class="formula">Tỷ lệ = <span>(<sup>Vốn</sup>) ÷ (<sub>Giá trị</sub>)</span></p>',
    )
    expect(toHtml('Formula: Tỷ lệ = Vốn ÷ Giá trị = **2** ÷ 4 = 50%\nGiá trị: bây giờ.', 'vi')).toBe(
      '<p class="formula">Tỷ lệ = <span>(<sup>Vốn</sup>) ÷ (<sub>Giá trị</sub>)</span> <b>= <span>(<sup><strong>2</strong></sup>) ÷ (<sub>4</sub>)</span> = 50%</b> <small>Giá trị: bây giờ.</small></p>',
    )
  })

  it('makes an image with a title a figure, and one without a picture in its paragraph', () => {
    const picture = '<img src="/media/covers/a.svg" alt="Bậc thang" width="1200" height="675" loading="lazy">'
    expect(toHtml('![Bậc thang](/media/covers/a.svg "Chú thích.")', 'vi')).toBe(
      `<figure>${picture}<figcaption>Chú thích.</figcaption></figure>`,
    )
    expect(toHtml('![Bậc thang](/media/covers/a.svg)', 'vi')).toBe(`<p>${picture}</p>`)
  })

  it('tells a callout from a quotation', () => {
    expect(toHtml('> [!NOTE]\n> Chú ý **phí**.', 'vi')).toBe(
      '<aside class="callout"><p>Chú ý <strong>phí</strong>.</p></aside>',
    )
    expect(toHtml('> Lời trích.', 'vi')).toBe('<blockquote>Lời trích.</blockquote>')
  })

  it('leaves ranges, addresses and signs of comparison as they are written', () => {
    expect(toHtml('1~3 và 5~7, founder@songngan.example, a < b & "c"', 'vi')).toBe(
      '<p>1~3 và 5~7, founder@songngan.example, a &lt; b &amp; "c"</p>',
    )
  })
})

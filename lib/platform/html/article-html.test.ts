import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toArticleHtml } from './article-html'
import { readingMinutes } from './reading-minutes'

const html = (raw: string) => toArticleHtml(raw, 'Bảng').html

describe('toArticleHtml', () => {
  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['event handlers', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['script addresses', '<a href="javascript:x()">a</a>', ''],
    ['data pictures', '<img src="data:text/html,x" alt="a">', '<img alt="a" loading="lazy" decoding="async" />'],
    ['frames', '<iframe src="https://x.example"></iframe>', ''],
    ['styles', '<style>p{}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['foreign classes', '<aside class="callout fixed inset-0">a</aside>', '<aside class="callout">a</aside>'],
  ])('removes %s', (_, raw, clean) => {
    expect(html(raw)).toBe(clean)
  })

  it('opens other sites in a new tab and its own pages in place', () => {
    expect(html('<a href="https://x.example">x</a><a href="/faq">f</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noreferrer">x</a><a href="/faq">f</a>',
    )
  })

  it('lists the second-level headings, each with its own address', () => {
    const { html: body, toc } = toArticleHtml(
      '<h1>Đặt lệnh T+2</h1><h2>Phí &amp; thuế</h2><h2>Phí &amp; thuế</h2>',
      'x',
    )
    expect(toc).toEqual([
      { id: 'dat-lenh-t-2', text: 'Đặt lệnh T+2' },
      { id: 'phi-thue', text: 'Phí & thuế' },
      { id: 'phi-thue-2', text: 'Phí & thuế' },
    ])
    expect(body).toContain('<h2 id="dat-lenh-t-2">Đặt lệnh T+2</h2>')
  })

  it('keeps Korean headings readable in the address', () => {
    expect(toArticleHtml('<h2>계좌 개설</h2>', 'x').toc).toEqual([{ id: '계좌-개설', text: '계좌 개설' }])
  })

  it('sets what a caption says in brackets at its end in small print', () => {
    expect(html('<table><caption>Phí (mỗi lệnh) năm 2026 (minh hoạ)</caption><tr><td>a</td></tr></table>')).toContain(
      '<caption>Phí (mỗi lệnh) năm 2026 <small>minh hoạ</small></caption>',
    )
  })

  it('separates the words of cells, captions and lines in plain text', () => {
    const table =
      '<table><caption>Đội (minh hoạ)</caption><tr><th>Mùa</th><th>Đội</th></tr><tr><td>2023</td></tr></table>'
    expect(toArticleHtml(`${table}<p>a<br>b</p><dl><dt>c</dt><dd>d</dd></dl>`, 'x').text).toBe(
      'Đội (minh hoạ) Mùa Đội 2023 a b c d',
    )
  })

  it('makes wide tables scrollable, also by keyboard', () => {
    expect(html('<table><tr><td>one</td></tr></table>')).toMatch(
      /^<div class="table-scroll" role="group" tabindex="0" aria-label="Bảng"><table>/,
    )
  })
})

describe('readingMinutes', () => {
  it('counts words, and characters in Korean', () => {
    expect(readingMinutes('a '.repeat(600), 'en')).toBe(3)
    expect(readingMinutes('가나 '.repeat(450), 'ko')).toBe(2)
    expect(readingMinutes('một', 'vi')).toBe(1)
  })
})

/** Pieces of markup as editors, exports and attackers leave them. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '<p>',
    '</p>',
    '<h2',
    '<h2 id="x">',
    '</h2>',
    '<table><tr><td>',
    '</table>',
    '<ul><li>',
    '<img src=x onerror=alert(1)>',
    '<script>',
    '</script>',
    '<a href="javascript:alert(1)">',
    '<svg/onload=alert(1)>',
    '<!--',
    '-->',
    '<![CDATA[',
    '&lt;script&gt;',
    '&#60;',
    '"',
    '<b><i></b></i>',
    '\u0000',
  ),
)

it('makes something safe and well formed of any markup', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { html } = toArticleHtml(pieces.join(''), 'Table')
      expect(html).not.toMatch(/<script|\son\w+=|javascript:/i)
      // Every element that was opened is closed, in order.
      const open: string[] = []
      const closed: (string | undefined)[] = []
      const ends: string[] = []
      for (const [, end = '', name = ''] of html.matchAll(/<(\/?)([a-z]\w*)(?:\s[^>]*)?>/g)) {
        if (['br', 'hr', 'img'].includes(name)) continue
        if (end === '') {
          open.push(name)
        } else {
          ends.push(name)
          closed.push(open.pop())
        }
      }
      expect(ends).toEqual(closed)
      expect(open).toEqual([])
    }),
    { numRuns: 300 },
  )
})

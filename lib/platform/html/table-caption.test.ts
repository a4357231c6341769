import { expect, it } from 'vitest'

import { toArticleHtml } from './article-html'
import { tableCaption } from './table-caption'

const captionOf = (caption: string) =>
  tableCaption(toArticleHtml(`<table>${caption}<tbody><tr><td>1</td></tr></tbody></table>`, 'Table').html)

it('takes the remark of a caption apart from its name', () => {
  expect(captionOf('<caption>Assets &amp; <b>loans</b> (sample data)</caption>')).toEqual({
    name: 'Assets & loans',
    remark: 'sample data',
  })
})

it('finds no remark where the caption makes none', () => {
  expect(captionOf('<caption>Assets</caption>')).toEqual({ name: 'Assets', remark: null })
  expect(captionOf('')).toEqual({ name: '', remark: null })
})

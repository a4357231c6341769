import { expect, it } from 'vitest'

import { toArticleHtml } from './article-html'
import { keyFigure } from './key-figure'

const figureIn = (content: string) => keyFigure(toArticleHtml(content, 'Table').html)

it.each([
  ['<p>About <strong>8 minutes</strong>.</p>', '8 minutes'],
  ['<p>At least <strong>50&nbsp;%</strong>, kept at <strong>30&nbsp;%</strong>.</p>', '50\u00A0%'],
  ['<p><strong>Never</strong> share it: the code lasts <strong>30 s</strong>.</p>', '30 s'],
])('takes the first number in bold from %s', (content, figure) => {
  expect(figureIn(content)).toBe(figure)
})

it.each(['<p>8 minutes</p>', '<p><strong>Never</strong></p>', '<p><strong>Before 15:00 on that day</strong></p>'])(
  'has nothing for %s',
  (content) => {
    expect(figureIn(content)).toBeNull()
  },
)

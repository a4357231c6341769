import { expect, it } from 'vitest'

import { textOfHtml } from './html-text'

it('reads a sentence across inline elements and comments', () => {
  expect(textOfHtml('<p>About <strong>8</strong><!-- --> minutes &amp; no&#xA0;more</p><p>Next</p>')).toBe(
    'About 8 minutes & no\u00A0more\nNext',
  )
})

it('reads a row of a table as one line', () => {
  expect(textOfHtml('<table><tr><th>Fee</th><td>0.15%</td></tr><tr><td>Tax</td></tr></table>')).toBe('Fee 0.15%\nTax')
})

it('reads titles, descriptions and names, and no code', () => {
  const html =
    '<head><title>Fees</title><meta name="description" content="Costs"/><script>const x = "1900 0000"</script></head>' +
    '<body><a aria-label="Call us" href="/a">1900</a></body>'
  expect(textOfHtml(html)).toBe('Costs\nCall us\nFees\n1900')
})

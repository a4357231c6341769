import { expect, it } from 'vitest'

import { markChanges } from './mark-changes'

it('colours changes after their share', () => {
  expect(markChanges('<p>XNG (−3,4%) và JGB (+1.8%)</p>')).toBe(
    '<p>XNG (<span class="text-down font-semibold">−3,4%</span>) và JGB (<span class="text-up font-semibold">+1.8%</span>)</p>',
  )
})

it('colours changes in points, also after a name', () => {
  expect(markChanges('<p>JGB (+3,40) và Ngân hàng Kinh Việt (KVB, −2.40)</p>')).toBe(
    '<p>JGB (<span class="text-up font-semibold">+3,40</span>) và Ngân hàng Kinh Việt (KVB, <span class="text-down font-semibold">−2.40</span>)</p>',
  )
})

it.each(['<p>nợ xấu (118%)</p>', '<p>lãi (+14%)</p>', '<p>JGB (3,40)</p>'])('leaves %s as it is', (html) => {
  expect(markChanges(html)).toBe(html)
})

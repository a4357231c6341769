import { expect, it } from 'vitest'

import { boardNumbers } from './board-numbers'

it('writes a fall with a minus sign, a rise with a plus and no change without a sign', () => {
  const { change, share } = boardNumbers('vi')
  expect([change(-0.7), change(0.2), change(0)]).toEqual(['−0,70', '+0,20', '0,00'])
  expect([share(-0.0113), share(0.0685), share(0)]).toEqual(['−1,1%', '+6,9%', '0,0%'])
})

it('writes a price with at least two decimals in the way of each language', () => {
  expect([boardNumbers('vi').price(61.2), boardNumbers('en').price(61.2)]).toEqual(['61,20', '61.20'])
})

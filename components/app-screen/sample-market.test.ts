import { expect, it } from 'vitest'

import { boardStocks, priceBand, priceState, sampleStocks, sampleWalk } from './sample-market'

it.each(boardStocks)('keeps the price of $ticker within the band of its day, on a whole step', (stock) => {
  const { ceiling, floor } = priceBand(stock.reference)
  expect(stock.price).toBeLessThanOrEqual(ceiling)
  expect(stock.price).toBeGreaterThanOrEqual(floor)
  const step = stock.price < 10 ? 0.01 : stock.price < 50 ? 0.05 : 0.1
  expect(Math.abs(stock.price / step - Math.round(stock.price / step))).toBeLessThan(1e-6)
})

it('rounds the band towards the reference price', () => {
  expect(priceBand(32.1)).toEqual({ ceiling: 34.3, floor: 29.9 })
  expect(priceBand(48.2)).toEqual({ ceiling: 51.5, floor: 44.85 })
  expect(priceBand(9.86)).toEqual({ ceiling: 10.55, floor: 9.17 })
})

it('shows all five states', () => {
  expect(new Set(sampleStocks.map(priceState))).toEqual(new Set(['ceiling', 'up', 'reference', 'down', 'floor']))
})

it('walks from the first price to the last', () => {
  const walk = sampleWalk('a', 10, 12)
  expect([walk[0], walk.at(-1)]).toEqual([10, 12])
  expect(walk).toEqual(sampleWalk('a', 10, 12))
})

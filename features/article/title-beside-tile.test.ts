import { expect, it } from 'vitest'

import { titleBesideTile } from './title-beside-tile'

it.each([
  ['FQN: Trung lập, giá mục tiêu 66.000 đồng – tốt hơn', 'FQN: Trung lập – tốt hơn'],
  ['FQN: Neutral, target VND 66,000 – better', 'FQN: Neutral – better'],
  ['FQN: 이제는 예금 – 중립, 목표주가 66,000동', 'FQN: 이제는 예금 – 중립'],
  ['Giá mục tiêu là gì?', 'Giá mục tiêu là gì?'],
])('leaves the target of “%s” to the tile', (title, short) => {
  expect(titleBesideTile(title)).toBe(short)
})

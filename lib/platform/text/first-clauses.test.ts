import { expect, it } from 'vitest'

import { firstClauses } from './first-clauses'

it.each([
  ['A short text stays, whatever it is', 'A short text stays, whatever it is'],
  ['One sentence here. And another one that is too long for it.', 'One sentence here.'],
  ['One here at TP. Hồ Chí Minh. Another one that is too long.', 'One here at TP. Hồ Chí Minh.'],
  ['A clause of a sentence, then one that is longer than the room', 'A clause of a sentence…'],
  ['What comes first: what then is longer than the room', 'What comes first…'],
  ['A figure of 0,15% of the value of everything that was matched', 'A figure of 0,15% of the value of…'],
  ['Oh, a sentence without another comma that does not end in time', 'Oh, a sentence without another comma…'],
])('begins %s', (text, beginning) => {
  expect(firstClauses(text, 38)).toBe(beginning)
})

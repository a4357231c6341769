import { describe, expect, it } from 'vitest'

import { drawCard, guide, type DrawnCard } from '@/tests/factories/capture/drawn-pictures'
import { measure } from './measures'
import { paceHint } from './paced-hint'
import { countFrame, notSteady } from './steadiness'
import { cardThresholds, hintTime } from './thresholds'
import { cardHint } from './verdict'

const limits = cardThresholds.phone

/** The guide, scaled about its centre and then moved. */
function placed(scale: number, dx = 0, dy = 0) {
  const width = guide.width * scale
  const height = guide.height * scale
  return {
    x: Math.round(guide.x + (guide.width - width) / 2 + dx),
    y: Math.round(guide.y + (guide.height - height) / 2 + dy),
    width: Math.round(width),
    height: Math.round(height),
  }
}

const hintFor = (drawn: DrawnCard) => cardHint(measure(drawCard(drawn), guide), limits)

describe('cardHint', () => {
  it.each<[string, DrawnCard, string]>([
    ['a card in the guide', {}, 'ready'],
    ['a card a little inside the guide', { card: placed(0.9) }, 'ready'],
    ['a card on a bright desk', { desk: 245 }, 'ready'],
    ['an empty desk', { card: null }, 'no-card'],
    ['a card far away', { card: placed(0.6) }, 'closer'],
    ['a card to the right', { card: placed(0.85, 62) }, 'align'],
    ['a card beyond the picture', { card: placed(1.5) }, 'no-card'],
    ['a dark room', { light: 0.3 }, 'too-dark'],
    ['a lamp above', { light: 3 }, 'too-bright'],
    ['a reflection', { glare: { x: 220, y: 120, width: 130, height: 110 } }, 'glare'],
    ['a picture out of focus', { blur: 6 }, 'blurred'],
  ])('%s', (_, drawn, expected) => {
    expect(hintFor(drawn)).toBe(expected)
  })
})

describe('countFrame', () => {
  const good = measure(drawCard(), guide)
  const shifted = measure(drawCard({ card: { ...guide, x: guide.x + 25, y: guide.y + 12 } }), guide)

  it('first asks to hold still, then counts still frames', () => {
    const first = countFrame(notSteady, good, 'ready')
    expect(first).toMatchObject({ hint: 'hold-still', steadiness: { frames: 0 } })
    const second = countFrame(first.steadiness, good, 'ready')
    const third = countFrame(second.steadiness, good, 'ready')
    expect(third).toMatchObject({ hint: 'ready', steadiness: { frames: 2 } })
  })

  it('restarts when the card moves or a frame is bad', () => {
    const row = { frames: 4, thumbnail: good.thumbnail }
    expect(countFrame(row, shifted, 'ready')).toMatchObject({ hint: 'hold-still', steadiness: { frames: 0 } })
    expect(countFrame(row, good, 'glare')).toMatchObject({ hint: 'glare', steadiness: { frames: 0 } })
  })
})

describe('paceHint', () => {
  it('keeps a hint for its minimum time while the measurement flickers', () => {
    const shown = paceHint(null, 'closer', 1000)
    expect(paceHint(shown, 'glare', 1000 + hintTime - 1)).toBe(shown)
    expect(paceHint(shown, 'glare', 1000 + hintTime)).toEqual({ hint: 'glare', since: 1000 + hintTime })
  })

  it('does not restart the time for the same hint', () => {
    const shown = paceHint(null, 'closer', 0)
    expect(paceHint(shown, 'closer', 10_000)).toBe(shown)
  })
})

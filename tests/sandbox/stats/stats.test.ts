import { expect, it } from 'vitest'

import { newsAndReports } from './content-stats'
import { openings, sharedSentences } from './sentences'

it('finds a sentence that two texts share, whatever their figures and tickers are', () => {
  const texts = [
    { slug: 'a', body: { en: 'XNG rose {change} to 12.5 points on Monday. It rained.' } },
    { slug: 'b', body: { en: '- JGB rose {change} to 9 points on Monday. The sun shone all day long.' } },
  ]
  expect(sharedSentences(texts)).toEqual([
    { locale: 'en', sentence: 'xxx rose · to 0 points on monday.', slugs: ['a', 'b'] },
  ])
})

it('lets no two articles or reports share a sentence', () => {
  const texts = newsAndReports()
  expect(texts.length).toBeGreaterThanOrEqual(50)
  expect(sharedSentences(texts)).toEqual([])
})

it('begins every article and report in its own way', () => {
  for (const { texts, distinct } of openings(newsAndReports())) expect(distinct).toBe(texts)
})

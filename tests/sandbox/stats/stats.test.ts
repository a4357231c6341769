import { expect, it } from 'vitest'

import en from '@/lib/domain/learning/questions-en.json'
import ko from '@/lib/domain/learning/questions-ko.json'
import vi from '@/lib/domain/learning/questions-vi.json'
import { locales } from '@/lib/platform/i18n/locales'

import { createSeed } from '../seed/seed'
import { learningMinutes, lengthsOf, lessons, newsAndReports } from './content-stats'
import { openings, sharedSentences } from './sentences'

const seed = createSeed(new Date('2026-11-20T10:00:00+07:00'))
const questions = { vi, en, ko }

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

it.each(locales)('takes at least an hour to read all lessons: %s', (locale) => {
  expect(learningMinutes(seed, locale)).toBeGreaterThanOrEqual(60)
})

it.each(locales)('has every lesson, with a question after it: %s', (locale) => {
  const written = lengthsOf(seed, lessons).filter(({ length }) => length[locale] !== undefined)
  expect(written.map(({ slug }) => slug)).toEqual(lessons)
  expect(lessons.filter((slug) => !(slug in questions[locale]))).toEqual([])
})

it('tells a foreign investor as much in Korean as in English', () => {
  const [guide] = lengthsOf(seed, ['nha-dau-tu-nuoc-ngoai'])
  expect(guide?.length.en).toBeGreaterThanOrEqual(1200)
  // 1,200 English words, at 2.25 Korean characters each (reading-minutes.ts).
  expect(guide?.length.ko).toBeGreaterThanOrEqual(2700)
})

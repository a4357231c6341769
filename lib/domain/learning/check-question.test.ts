import { expect, it } from 'vitest'

import { firmContent } from '@/lib/domain/company/firm'
import { locales } from '@/lib/platform/i18n/locales'
import { createSeed } from '@/tests/sandbox/seed/seed'

import { questionOn } from './check-question'

const lessons = Object.values(firmContent.learningPath).flat()
const { posts } = createSeed(new Date('2026-11-20T10:00:00+07:00'))

it.each(locales)('has a question on every lesson that exists in %s', async (locale) => {
  const published = lessons.filter((slug) => posts.find((post) => post.slug === slug)?.title[locale] !== undefined)
  const questions = await Promise.all(published.map((slug) => questionOn(slug, locale)))
  expect(published.filter((_, index) => questions[index] === null)).toEqual([])
  for (const question of questions) expect(new Set(question?.options).size).toBe(3)
})

it('has none on other articles, whatever they are called', async () => {
  expect(await questionOn('mien-phi-giao-dich-90-ngay', 'en')).toBeNull()
  expect(await questionOn('constructor', 'en')).toBeNull()
})

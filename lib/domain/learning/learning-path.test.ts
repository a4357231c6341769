import { expect, it } from 'vitest'

import { createSeed } from '@/tests/sandbox/seed/seed'

import { topics } from '@/lib/domain/glossary/topics'

import { firmContent } from '@/lib/domain/company/firm'

import { learningModules, stepOf } from './learning-path'

const guides = firmContent.learningPath
const slugs: readonly string[] = learningModules.flatMap(({ topic }) => guides[topic])

it('has a module for each topic of the glossary, in its order', () => {
  expect(learningModules.map(({ topic }) => topic)).toEqual(topics)
})

it('contains existing guides, each once', () => {
  const posts = new Map(createSeed(new Date('2026-11-20T10:00:00+07:00')).posts.map((post) => [post.slug, post]))
  expect(slugs.filter((slug) => posts.get(slug)?.title.en === undefined)).toEqual([])
  expect(new Set(slugs).size).toBe(slugs.length)
  // A module with no guide in Korean would mislead the reader.
  const unreadable = learningModules.filter((each) =>
    guides[each.topic].every((slug) => posts.get(slug)?.title.ko === undefined),
  )
  expect(unreadable).toEqual([])
})

it('knows the next guides, across modules', () => {
  expect(stepOf('nhan-biet-lua-dao', guides)).toMatchObject({ topic: 'start', number: 1 })
  expect(stepOf('nhan-biet-lua-dao', guides)?.next[0]).toBe('gia-tran-gia-san')
  expect(stepOf(slugs.at(-1) ?? '', guides)?.next).toEqual([])
  expect(stepOf('ban-tin', guides)).toBeNull()
})

it('follows the guides of another CMS, which may lack modules', () => {
  const other = { market: ['limits', 'settlement'], reports: ['read-a-report'] }
  expect(stepOf('settlement', other)).toEqual({ topic: 'market', number: 2, next: ['read-a-report'] })
  expect(stepOf('nhan-biet-lua-dao', other)).toBeNull()
})

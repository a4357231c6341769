// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clearMarks } from '@/lib/domain/learning/read-marks'

import { renderIsland } from '@/tests/factories/render-island'

import { PathProgress } from './path-progress'
import { ReadMark } from './read-mark'

const key = 'learning-read-1'

const lessons = ['one', 'two', 'three'].map((slug) => ({ slug, title: slug.toUpperCase() }))

function show() {
  renderIsland(
    <>
      <PathProgress stages={[lessons.slice(0, 2), lessons.slice(2)]} base="/article/" />
      {lessons.map(({ slug, title }) => (
        <ReadMark key={slug} slug={slug} title={title} label="Read" />
      ))}
    </>,
  )
}

const mark = (title: string) => screen.getByRole('button', { name: `Read: ${title}` })
const isMarked = (title: string) => mark(title).getAttribute('aria-pressed') === 'true'

beforeEach(clearMarks)
afterEach(cleanup)

it('advances to the next guide as guides are marked', () => {
  show()
  expect(screen.getByRole('link', { name: 'Read the first guide' }).getAttribute('href')).toBe('/article/one')

  fireEvent.click(mark('ONE'))
  expect(isMarked('ONE')).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('1 of 3 guides read')
  expect(screen.getByRole('link', { name: 'Continue: TWO' }).getAttribute('href')).toBe('/article/two')

  fireEvent.click(mark('TWO'))
  fireEvent.click(mark('THREE'))
  expect(screen.getByText('You’ve read the whole path.')).toBeTruthy()

  fireEvent.click(mark('THREE'))
  expect(screen.getByRole('link', { name: 'Continue: THREE' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear progress' }))
  expect(screen.getByRole('status').textContent).toBe('0 of 3 guides read')
})

it('stores only slugs and restores them', () => {
  show()
  fireEvent.click(mark('TWO'))
  expect(window.localStorage.getItem(key)).toBe('["two"]')
  cleanup()
  show()
  expect(isMarked('TWO')).toBe(true)
})

it('picks up marks made in another tab', () => {
  show()
  window.localStorage.setItem(key, '["one","gone"]')
  fireEvent(window, new StorageEvent('storage', { key }))
  expect(isMarked('ONE')).toBe(true)
  // A guide that is no longer on the path does not count.
  expect(screen.getByRole('status').textContent).toBe('1 of 3 guides read')
})

it.each(['{', '"one"', '{"one":1}', '[1,null]'])('treats %s in storage as nothing read', (text) => {
  window.localStorage.setItem(key, text)
  show()
  expect(screen.getByRole('status').textContent).toBe('0 of 3 guides read')
})

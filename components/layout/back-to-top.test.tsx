// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { BackToTop } from './back-to-top'

afterEach(() => {
  window.scrollY = 0
})

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y
    fireEvent.scroll(window)
  })

const button = () => screen.queryByRole('button', { name: 'Back to top' })

test('appears when a reader far down scrolls up, and makes room for what is read on the way down', () => {
  render(<BackToTop label="Back to top" icon={null} />)
  scrollTo(5000)
  expect(button()).toBeNull()
  scrollTo(4900)
  expect(button()).toBeVisible()
  scrollTo(5000)
  expect(button()).toBeNull()
})

test('stays away near the top, and when a finger only trembles', () => {
  render(<BackToTop label="Back to top" icon={null} />)
  scrollTo(5000)
  scrollTo(4997)
  expect(button()).toBeNull()
  scrollTo(300)
  expect(button()).toBeNull()
})

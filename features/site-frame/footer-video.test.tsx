// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { FooterVideo, footerVideoMilliseconds } from './footer-video'

const loaded = vi.fn<() => void>()
vi.mock('@/components/ui/video-dialog', async (importOriginal) => {
  loaded()
  return importOriginal()
})

const copy = {
  close: 'Close',
  note: 'Played by YouTube',
  watch: 'Watch there',
  newTab: 'new tab',
  missing: 'Not loaded',
  show: 'Show',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it("loads the popup three seconds after the page, and the platform's player only on click", async () => {
  render(<FooterVideo locale="en" videoId="sn-founder-0001" title="Our founder" copy={copy} />)
  await act(() => vi.advanceTimersByTimeAsync(footerVideoMilliseconds - 1))
  expect(loaded).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
  expect(document.querySelector('iframe')).toBeNull()

  const link = screen.getByRole('link', { name: 'Our founder' })
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=sn-founder-0001')
  vi.useRealTimers()
  fireEvent.click(link)
  expect((await screen.findByTitle('Our founder')).getAttribute('src')).toContain('/embed/sn-founder-0001')
  // The dialog opens one tick after its content is mounted.
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(document.querySelector('iframe')).toBeNull())
})

// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { videoHost } from '@/lib/platform/third-parties/video-host'

import { VideoPlayer } from './video-player'

const copy = { missing: 'Chưa tải được', show: 'Vẫn hiện' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const show = () => render(<VideoPlayer videoId="abc" title="Video" locale="vi" copy={copy} />)
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const hear = (origin: string) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data: '{}' })))

it('says that the player has not come, until the frame is wanted all the same', () => {
  show()
  pass(3999)
  expect(screen.queryByText(copy.missing)).toBeNull()
  pass(1)
  expect(screen.getByText(copy.missing)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: copy.show }))
  expect(screen.queryByText(copy.missing)).toBeNull()
})

it('stays out of the way of a player that answers', () => {
  show()
  hear(videoHost)
  pass(60_000)
  expect(screen.queryByText(copy.missing)).toBeNull()
})

it('makes room for a player that comes late, and for no other origin', () => {
  show()
  pass(4000)
  hear('https://elsewhere.example')
  expect(screen.getByText(copy.missing)).toBeTruthy()
  hear(videoHost)
  expect(screen.queryByText(copy.missing)).toBeNull()
})

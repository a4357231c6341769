// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { ArticleActions } from './article-actions'

const copy = { share: 'Share', print: 'Print', copied: 'Link copied', copyFailed: 'Not copied' }

function show() {
  window.history.replaceState(null, '', '/en/article/t2?utm_source=letter#fees')
  const user = userEvent.setup({ delay: null })
  render(<ArticleActions title="T+2" copy={copy} />)
  return user
}

const url = `${window.location.origin}/en/article/t2`

function offer(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

it('copies the URL without query and fragment if the device cannot share', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(url)
})

it('reports a failed copy', async () => {
  const user = show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Not copied')).toBeInTheDocument()
})

it('opens the share sheet if there is one, and does not report a dismissed sheet as failure', async () => {
  const user = show()
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new DOMException('', 'AbortError'))
  offer(share)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'T+2', url }))
  expect(screen.queryByText('Not copied')).toBeNull()
})

it('prints', async () => {
  const user = show()
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

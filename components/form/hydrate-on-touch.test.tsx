// @vitest-environment jsdom
import { text } from 'node:stream/consumers'

import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static.node'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { hydrateOnTouch, withIntl } from './hydrate-on-touch'

// Without its context, which server and browser would share here.
vi.mock('next-intl', () => ({
  NextIntlClientProvider: ({ locale, children }: { locale: string; children: ReactNode }) => (
    <div lang={locale}>{children}</div>
  ),
}))

const intl = { locale: 'en', timeZone: 'Asia/Ho_Chi_Minh', messages: {} } as const

function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start)
  return (
    <button id="part" type="button" onClick={() => setCount(count + 1)}>
      Presses: {count}
    </button>
  )
}

let isDue = false
const load = vi.fn<() => Promise<typeof Counter>>(async () => Counter)
const island = () => hydrateOnTouch('island', withIntl(load), () => isDue, 'part')
let root: Root | undefined
/** Reports to the island which element is in view. */
let see: (part: { readonly isIntersecting: boolean }) => void = () => undefined

/** Puts the document of the server on the page and hydrates it. */
async function open() {
  const container = document.body.appendChild(document.createElement('div'))
  // The modules of the server are not those of the browser. Without the element in the document it waits for no touch.
  const OnServer = island()
  const { prelude } = await prerenderToNodeStream(<OnServer intl={intl} start={1} />)
  container.innerHTML = await text(prelude)
  load.mockClear()
  const InBrowser = island()
  await act(async () => {
    root = hydrateRoot(container, <InBrowser intl={intl} start={1} />)
  })
}

beforeEach(() => {
  isDue = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        see = (part) => tell([part])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  root?.unmount()
  root = undefined
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('shows what the server rendered, and loads no code before it is touched', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Presses: 1' })).toBeVisible()
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(load).not.toHaveBeenCalled()
})

it.each(['pointerover', 'touchstart', 'focusin', 'input'])('works after its first %s', async (type) => {
  await open()
  const button = screen.getByRole('button')
  await act(async () => {
    button.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await act(async () => {})
  await act(async () => button.click())
  // The same element: nothing was rendered anew.
  expect(button).toHaveTextContent('Presses: 2')
})

it('loads once the part that it fills is in view', async () => {
  await open()
  see({ isIntersecting: false })
  await act(async () => {})
  expect(load).not.toHaveBeenCalled()
  await act(async () => see({ isIntersecting: true }))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it('loads at once if it has something to do', async () => {
  isDue = true
  await open()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it('loads at once after a navigation', async () => {
  const Island = island()
  await act(async () => {
    render(<Island intl={intl} start={1} />)
  })
  expect(await screen.findByRole('button', { name: 'Presses: 1' })).toBeVisible()
})

it('loads its code when its page is left, so that Back can show it', async () => {
  await open()
  expect(load).not.toHaveBeenCalled()
  await act(async () => root?.unmount())
  expect(load).toHaveBeenCalledOnce()
})

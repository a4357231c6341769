// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { keepEarlyInput, type SeenEvent } from './keep-early-input'

let isReady = false
const seen: string[] = []

/** What `Body` does once the page is hydrated. */
function markSeen(event: SeenEvent) {
  if (!isReady) return
  event.seen = true
  if (event.type === 'submit') event.preventDefault()
  const target = event.target as HTMLInputElement
  seen.push(`${event.type} ${target.id}${event.type === 'input' ? `=${target.value}` : ''}`)
}

const own = new AbortController()

beforeAll(() => {
  vi.useFakeTimers()
  for (const type of ['click', 'input', 'submit'])
    document.addEventListener(type, markSeen, { capture: true, signal: own.signal })
  // Test files share the document, so listeners of this one are removed.
  const add = window.addEventListener.bind(window)
  const spy = vi.spyOn(window, 'addEventListener')
  spy.mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: object | boolean) =>
    add(type, listener, { ...(typeof options === 'object' && options), signal: own.signal }),
  )
  keepEarlyInput()
  spy.mockRestore()
})

afterAll(() => {
  vi.useRealTimers()
  own.abort()
  document.body.replaceChildren()
})

beforeEach(() => {
  isReady = false
  seen.length = 0
  document.body.innerHTML = `
    <button type="button" id="first">A</button>
    <button type="button" id="second">B</button>
    <button type="button" id="native" popovertarget="menu">C</button>
    <form id="form"><input id="name" /><input id="tick" type="checkbox" /><button id="send">D</button></form>`
})

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`no #${id}`)
  return found
}

function typeInto(text: string): HTMLInputElement {
  const name = element('name') as HTMLInputElement
  name.value = text
  name.dispatchEvent(new Event('input', { bubbles: true }))
  return name
}

function arrive() {
  isReady = true
  vi.advanceTimersByTime(1000)
}

test('a press is replayed once, after hydration', () => {
  element('first').click()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([])
  arrive()
  expect(seen).toEqual(['click first'])
})

test('what React stops in a part that hydrates later is replayed', () => {
  const stop = (event: Event) => {
    if (!isReady) event.stopImmediatePropagation()
  }
  const stopped = new AbortController()
  for (const type of ['click', 'input'])
    document.addEventListener(type, stop, { capture: true, signal: stopped.signal })
  const name = typeInto('Mẫu')
  element('first').click()
  arrive()
  stopped.abort()
  expect(name.value).toBe('Mẫu')
  expect(seen).toEqual(['input name=Mẫu', 'input name=Mẫu', 'click first'])
})

test('replaying a tick does not cancel the press after it', () => {
  const tick = element('tick') as HTMLInputElement
  tick.click()
  element('first').click()
  arrive()
  expect(tick.checked).toBe(true)
  expect(seen.at(-1)).toBe('click first')
})

test('only the last press is replayed', () => {
  element('first').click()
  element('second').click()
  arrive()
  expect(seen).toEqual(['click second'])
})

test('a handled press is not replayed and cancels an earlier one', () => {
  element('first').click()
  isReady = true
  element('second').click()
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual(['click second'])
})

function linkToEnglish() {
  document.body.insertAdjacentHTML('beforeend', '<a id="english" hreflang="en" href="#en">English</a>')
  const followed = vi.fn<(event: MouseEvent) => void>()
  element('english').addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed(event)
  })
  return followed
}

test('a link to another language waits for input and is then followed once', () => {
  const followed = linkToEnglish()
  typeInto('An')
  element('english').click()
  vi.advanceTimersByTime(2000)
  expect(followed).not.toHaveBeenCalled()
  arrive()
  expect(followed).toHaveBeenCalledOnce()
  expect(seen.slice(-3)).toEqual(['input name=An', 'input english=undefined', 'click english'])
})

test('a link to another language is followed as it is when the code never comes', () => {
  const followed = linkToEnglish()
  element('english').click()
  vi.advanceTimersByTime(20_000)
  expect(followed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_000)
  expect(followed).toHaveBeenCalledOnce()
})

test('native behaviour is left to the browser', () => {
  element('native').click()
  arrive()
  expect(seen).toEqual([])
})

test('nothing is replayed on removed elements', () => {
  element('first').click()
  element('first').remove()
  arrive()
  expect(seen).toEqual([])
})

test('input is replayed before the submit', () => {
  typeInto('Mẫu')
  element('send').click()
  arrive()
  // The first event probes whether the control is hydrated.
  expect(seen).toEqual(['input name=Mẫu', 'input name=Mẫu', 'submit form'])
})

test('a value written by the page does not override the typed one', () => {
  const name = typeInto('Mẫu')
  name.value = ''
  arrive()
  expect(name.value).toBe('Mẫu')
  expect(seen.at(-1)).toBe('input name=Mẫu')
})

test('replaying waits for a composition to end', () => {
  const name = element('name')
  name.dispatchEvent(new Event('compositionstart', { bubbles: true }))
  typeInto('Ma')
  arrive()
  expect(seen).toEqual([])
  name.dispatchEvent(new Event('compositionend', { bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(seen.at(-1)).toBe('input name=Ma')
})

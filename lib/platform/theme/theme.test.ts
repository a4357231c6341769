// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { chooseTheme, onThemeChange, storedTheme } from './theme-choice'
import { themeScript } from './theme-script'
import { themeStorageKey } from './theme'

const root = document.documentElement

/** jsdom does not run script elements here, so the text is evaluated. */
function runScriptText() {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval, no-new-func -- the text is the thing under test
  new Function(themeScript)()
}

beforeEach(() => {
  localStorage.clear()
  chooseTheme('system')
})

afterEach(() => {
  delete root.dataset.theme
})

describe('theme script', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', undefined],
    ['"><script>', undefined],
  ])('stored %s gives data-theme %s', (stored, shown) => {
    localStorage.setItem(themeStorageKey, stored)
    runScriptText()
    expect(root.dataset.theme).toBe(shown)
  })

  it('does nothing where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(runScriptText).not.toThrow()
    expect(root.dataset.theme).toBeUndefined()
  })

  it('contains nothing that ends a script element', () => {
    expect(themeScript).not.toMatch(/<\/?script|<!--/i)
  })
})

describe('theme choice', () => {
  it('is applied, stored and reported, and reset to the system', () => {
    const listener = vi.fn<() => void>()
    const stop = onThemeChange(listener)
    chooseTheme('dark')
    expect(root.dataset.theme).toBe('dark')
    expect(localStorage.getItem(themeStorageKey)).toBe('dark')
    chooseTheme('system')
    expect(root.dataset.theme).toBeUndefined()
    expect(localStorage.getItem(themeStorageKey)).toBeNull()
    stop()
    chooseTheme('light')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('lasts until the page is left where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError')
    })
    chooseTheme('dark')
    expect(storedTheme()).toBe('dark')
    expect(root.dataset.theme).toBe('dark')
  })

  it('follows a choice made in another tab', () => {
    const listener = vi.fn<() => void>()
    const stop = onThemeChange(listener)
    localStorage.setItem(themeStorageKey, 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(root.dataset.theme).toBe('dark')
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
  })
})

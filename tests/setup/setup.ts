/// <reference types="@testing-library/jest-dom/vitest" />
import { webcrypto } from 'node:crypto'

import { afterEach, beforeEach, expect, vi } from 'vitest'

import { installDialog } from './dialog.ts'

/** Milliseconds that a test waits for what comes, here and in vitest.config.mts; a busy machine needs more than the usual second. */
const patience = 30_000

// Vitest has no setting for this one. Files that share modules share `vi`, too.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor } = vi
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options })
  }
}

// Matchers for elements, where there are elements.
if (typeof document !== 'undefined') {
  // jsdom's own crypto cannot encrypt.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
  await import('@testing-library/jest-dom/vitest')
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
}
if (typeof HTMLDialogElement !== 'undefined') installDialog()

/**
 * A component that warns or logs an error is broken, so `console.error` and `console.warn` fail the test that caused
 * them. A test that expects one stubs the console itself.
 */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(async () => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled()
  if (vi.isMockFunction(console.warn)) expect(console.warn).not.toHaveBeenCalled()
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react')
    cleanup()
  }
})

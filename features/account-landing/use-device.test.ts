// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { useWizardHref } from './use-device'

afterEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('links to the wizard with the campaign and the layout of the page', () => {
  window.history.replaceState(null, '', '/kr/new-register?layout=guest&source=ocb')
  const { result } = renderHook(() => useWizardHref('new-register', 'ko', 'contact'))
  expect(result.current).toBe('/kr/new-register?step=contact&source=ocb&layout=guest')
})

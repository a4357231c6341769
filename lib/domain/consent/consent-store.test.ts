import { expect, test, vi } from 'vitest'

import { onConsentSettings, openConsentSettings } from './consent-store'

test('a press before anybody listens opens the choices once they can open', () => {
  openConsentSettings()
  const open = vi.fn<() => void>()
  const stop = onConsentSettings(open)
  expect(open).toHaveBeenCalledTimes(1)

  openConsentSettings()
  expect(open).toHaveBeenCalledTimes(2)
  stop()

  const later = vi.fn<() => void>()
  onConsentSettings(later)()
  expect(later).not.toHaveBeenCalled()
})

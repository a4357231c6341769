// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { vitalsSchema } from '@/lib/platform/telemetry/vital'

import { pendingVitals } from './pending-vitals'

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
beforeEach(() => {
  sendBeacon.mockClear()
  Object.assign(navigator, { sendBeacon })
})

test('sends the last value of each vital once, with the kind of page and without its address', async () => {
  window.history.replaceState(null, '', '/en/article/my-secret-page?utm_source=x')
  pendingVitals.add({ name: 'LCP', value: 1200 })
  pendingVitals.add({ name: 'CLS', value: 0.02 })
  pendingVitals.add({ name: 'LCP', value: 1800 })
  pendingVitals.add({ name: 'Next.js-hydration', value: 5 })
  pendingVitals.send()
  pendingVitals.send()
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  const [url, blob] = sendBeacon.mock.calls[0] ?? []
  expect(url).toBe('/api/vitals')
  const sent: unknown = JSON.parse((await blob?.text()) ?? '')
  expect(vitalsSchema.parse(sent)).toEqual([
    { name: 'LCP', value: 1800, page: 'news' },
    { name: 'CLS', value: 0.02, page: 'news' },
  ])
})

import { afterEach, expect, it, vi } from 'vitest'

import { mediaSources } from './media-sources'
import { envSchema } from './schema'

afterEach(() => vi.unstubAllEnvs())

it('names the origins of the backends with pictures, once each, and the hosts of the setting', () => {
  vi.stubEnv('MAIN_API_URL', 'https://cms.example/api')
  vi.stubEnv('NEWS_API_URL', 'https://news.example:8443/v1')
  vi.stubEnv('VIDEO_API_URL', 'https://cms.example/video')
  vi.stubEnv('MEDIA_HOSTS', ' https://i.ytimg.com, https://*.cdn.example ')
  expect(mediaSources()).toEqual([
    'https://cms.example',
    'https://news.example:8443',
    'https://i.ytimg.com',
    'https://*.cdn.example',
  ])
})

it('accepts origins only, so that the setting cannot add another directive to the policy', () => {
  const setting = envSchema.shape.MEDIA_HOSTS
  expect(setting.safeParse('https://cdn.example http://127.0.0.1:4510').success).toBe(true)
  expect(setting.safeParse("https://cdn.example; script-src 'unsafe-inline'").success).toBe(false)
  expect(setting.safeParse('cdn.example').success).toBe(false)
})

it('reads the guides of the learning path by module', () => {
  const setting = envSchema.shape.LEARNING_PATH
  expect(setting.parse('start=first,second;market=limits')).toEqual({ start: ['first', 'second'], market: ['limits'] })
  expect(setting.safeParse('start').success).toBe(false)
})

import { afterEach, expect, test, vi } from 'vitest'

import { contentSecurityPolicy } from './content-security-policy'

afterEach(() => {
  vi.unstubAllEnvs()
})

const names = ['ANALYTICS_ID', 'ANALYTICS_URL', 'TAG_MANAGER_ID', 'CHAT_WIDGET_ID', 'MAPS_KEY', 'FACE_SDK_URL'] as const

function policy(profile: 'content' | 'capture', env: Partial<Record<(typeof names)[number], string>>) {
  for (const name of names) vi.stubEnv(name, env[name] ?? '')
  const text = contentSecurityPolicy(["'sha256-x'"], profile)
  return (directive: string) =>
    text
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1) ?? []
}

const outside = (sources: readonly string[]) => sources.filter((source) => /^https?:/.test(source))

test('allows no other origin without configured third parties', () => {
  const of = policy('content', {})
  expect(of('script-src')).toEqual(["'self'", "'sha256-x'"])
  expect(of('connect-src')).toEqual(["'self'"])
})

test('allows configured third parties only in their own directives', () => {
  const of = policy('content', { ANALYTICS_ID: 'G-1', MAPS_KEY: 'key' })
  expect(outside(of('script-src'))).toEqual(['https://www.googletagmanager.com'])
  expect(of('connect-src')).toContain('https://*.google-analytics.com')
  expect(of('frame-src')).toContain('https://www.google.com')
  expect(outside(of('style-src'))).toEqual([])
})

test('a custom address replaces the default hosts', () => {
  const of = policy('content', { ANALYTICS_ID: 'G-1', ANALYTICS_URL: 'https://measure.songngan.example/tag.js' })
  expect(outside(of('script-src'))).toEqual(['https://measure.songngan.example'])
  expect(outside(of('connect-src'))).toEqual(['https://measure.songngan.example'])
})

test('account opening allows only the face SDK', () => {
  const env = { ANALYTICS_ID: 'G-1', CHAT_WIDGET_ID: '1', FACE_SDK_URL: 'https://face.example/sdk.js' }
  expect(outside(policy('capture', env)('script-src'))).toEqual(['https://face.example'])
  expect(outside(policy('content', env)('script-src'))).not.toContain('https://face.example')
})

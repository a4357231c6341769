import { expect, test, vi } from 'vitest'

import { instanceFromEnvironment } from './instance.mjs'
import { sandboxEnvironment, siteEnvironment } from './sandbox-environment.mjs'

test('two instances on different ports share no folder or address', () => {
  vi.stubEnv('PORT', undefined)
  vi.stubEnv('SANDBOX_PORT', undefined)
  const first = instanceFromEnvironment()
  vi.stubEnv('PORT', '3001')
  vi.stubEnv('SANDBOX_PORT', '4011')
  const second = instanceFromEnvironment()
  expect(first).toMatchObject({ port: 3000, sandboxPort: 4010, distDir: '.next' })
  expect(second).toMatchObject({ port: 3001, sandboxPort: 4011, distDir: '.next-3001' })
  expect(second.stateDir).not.toBe(first.stateDir)

  const addresses = Object.values(siteEnvironment(second)).filter((value) => value.startsWith('http'))
  expect(addresses.length).toBeGreaterThan(9)
  for (const address of addresses) expect(address).toMatch(/^http:\/\/127\.0\.0\.1:(3001|4011)/)
  expect(sandboxEnvironment(second)).toMatchObject({ SANDBOX_PORT: '4011', SITE_URL: 'http://127.0.0.1:3001' })
})

test('the site’s environment is complete', async () => {
  const { environmentProblem } = await import('../../lib/platform/env/validate.ts')
  expect(environmentProblem(siteEnvironment(instanceFromEnvironment()))).toBeNull()
})

test('rejects an invalid port by its name', () => {
  vi.stubEnv('PORT', 'eighty')
  expect(() => instanceFromEnvironment()).toThrow('PORT=eighty is not a port number')
})

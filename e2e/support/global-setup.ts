import { randomUUID } from 'node:crypto'

import { stopAll } from '../../scripts/lib/processes.mjs'
import { runSetting, startStack } from './stack'

const limits = ['otp', 'otp-check', 'ocr', 'contact', 'cv', 'lookup'].map((name) => `${name}.address`)

/** Starts the stack that all tests outside `isolated` share; what it returns ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All tests call from one address; what limits do to a caller has tests of its own (lib/api/gateway).
  process.env['RATE_LIMITS'] = limits.map((name) => `${name}=100000/600`).join(' ')
  process.env[runSetting] = randomUUID()
  process.once('SIGTERM', () => void stopAll().finally(() => process.exit(143)))
  try {
    const stack = await startStack('shared')
    process.env['E2E_SITE_URL'] = stack.siteUrl
    process.env['E2E_SANDBOX_URL'] = stack.sandboxUrl
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}

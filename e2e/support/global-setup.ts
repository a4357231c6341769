import { randomUUID } from 'node:crypto'

import { stopAll } from '../../scripts/lib/processes.mjs'
import { runSetting } from './builds'
import { startStack } from './stack'

/** Starts the stack that all tests outside `isolated` and `visual` share; the function that it returns ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env[runSetting] ??= randomUUID()
  process.once('SIGTERM', () => void stopAll().finally(() => process.exit(143)))
  // The pictures alone (npm run visual) need no other stack.
  if (process.env['VISUAL'] === '1') return stopAll
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

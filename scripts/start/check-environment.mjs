import nextEnv from '@next/env'

import { loadEnv } from '../../lib/platform/env/load.ts'
import { environmentProblem } from '../../lib/platform/env/validate.ts'

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Problems of the environment as Next will see it, with its `.env` files; null if there are none.
 * @param {string} dir folder of the site
 */
export function environmentProblemOfStart(dir) {
  nextEnv.loadEnvConfig(dir, false)
  const problem = environmentProblem()
  if (problem !== null) return problem
  const unsafe = unsafeSettings(loadEnv())
  return unsafe.length === 0 ? null : `The environment is not safe for a public site:\n  ${unsafe.join('\n  ')}`
}

/**
 * Settings that are valid, and safe only on one machine.
 * @param {import('../../lib/platform/env/schema.ts').Env} env
 */
function unsafeSettings(env) {
  const { hostname, protocol } = new URL(env.SITE_URL)
  if (loopbackHosts.has(hostname)) return []
  return protocol === 'https:' ? [] : ['SITE_URL: visitors need https']
}

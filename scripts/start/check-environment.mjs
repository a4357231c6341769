import nextEnv from '@next/env'

import { environmentProblem } from '../../lib/platform/env/validate.ts'

/**
 * Problems of the environment as Next will see it, with its `.env` files; null if there are none.
 * @param {string} dir folder of the site
 */
export function environmentProblemOfStart(dir) {
  nextEnv.loadEnvConfig(dir, false)
  return environmentProblem()
}

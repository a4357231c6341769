/** Run by `npm start` on the pinned Node, which reads TypeScript: reports problems of the environment as Next will see it. */
import nextEnv from '@next/env'

import { environmentProblem } from '../../lib/platform/env/validate.ts'

nextEnv.loadEnvConfig(process.cwd(), false)
const problem = environmentProblem()
if (problem !== null) {
  console.error(problem)
  process.exitCode = 1
}

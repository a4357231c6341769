import { EnvError, loadEnv } from './load.ts'

/**
 * For `scripts/start.mjs`: null if the environment is complete and valid, else a text that lists every problem. Node
 * runs this file without a build.
 */
export function environmentProblem(source: Readonly<Record<string, string | undefined>> = process.env): string | null {
  try {
    loadEnv(source)
    return null
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}

import { EnvError, loadEnv } from './load.ts'

/**
 * For `scripts/start.mjs`: null where the environment is complete and valid, else the text that says everything that is
 * missing or wrong. Node runs this file as it is.
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

import { stopAll, stopEverythingOnExit } from './processes.mjs'

/**
 * Runs a script. A failure is reported in one message (without a stack: these are commands, not services), and all
 * processes that the script started are stopped before it exits.
 * @param {() => Promise<number | void>} body returns the exit code
 * @param {() => void} [onInterrupt]
 */
export async function main(body, onInterrupt) {
  const stopping = stopEverythingOnExit(onInterrupt)
  let code = 0
  try {
    code = (await body()) ?? 0
  } catch (error) {
    if (stopping()) return
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    code = 1
  }
  if (stopping()) return
  await stopAll()
  process.exit(code)
}

import { stopAll, stopEverythingOnExit } from './processes.mjs'

/**
 * Runs a script: a failure is told in one message (no stack: these are commands, not services), and whatever the script
 * started is ended before it leaves.
 * @param {() => Promise<number | void>} body answers the exit code
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

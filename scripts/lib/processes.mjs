import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { environmentWith, root } from './repository.mjs'

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid of the process, and of the group that its children share
 * @property {Promise<number>} exit exit code; 128 and the signal's number when it ended by a signal
 * @property {(count?: number) => string} tail last lines of its output, 60 unless told
 * @property {() => Promise<void>} stop ends the whole group
 */

/** @type {Set<Running>} */
const running = new Set()
const usualGraceMs = 8000
// The last resort when this process ends too abruptly to wait.
process.on('exit', () => running.forEach((entry) => signal(entry.pid, 'SIGKILL')))

/**
 * Starts a command in its own process group, so that stopping it also stops its children.
 * @param {{ name: string, command: string, args?: string[], env?: Record<string, string | undefined>, log?: string,
 *   echo?: boolean, stopSignal?: string, graceMs?: number }} options `log`: file for its output; `echo`: show the output here as well;
 *   `stopSignal`: SIGTERM by default; `graceMs`: milliseconds until it is killed
 * @returns {Running}
 */
export function start({ name, command, args = [], env = {}, log, echo = false, stopSignal, graceMs = usualGraceMs }) {
  const child = spawn(command, args, {
    cwd: root,
    env: environmentWith(env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = collect(child, log, echo)
  /** @type {Promise<number>} */
  const exit = new Promise((done) => {
    child.once('error', (error) => {
      lines.push(`${command}: ${error.message}`)
      done(127)
    })
    child.once('close', (code, signal) => done(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  })
  /** @type {Running} */
  const entry = {
    name,
    pid: child.pid ?? 0,
    exit,
    tail: (count = 60) => lines.slice(-count).join('\n'),
    stop: () => stopGroup(entry.pid, exit, stopSignal, graceMs),
  }
  running.add(entry)
  void exit.then(() => running.delete(entry))
  return entry
}

/**
 * Runs a command to its end; its output is returned and, with `echo`, shown.
 * @param {Parameters<typeof start>[0]} options
 */
export async function run(options) {
  const started = performance.now()
  const child = start(options)
  const code = await child.exit
  return { name: options.name, code, output: child.tail(1000), seconds: (performance.now() - started) / 1000 }
}

/** Stops all processes that were started here. */
export async function stopAll() {
  await Promise.all([...running].map((entry) => entry.stop()))
}

/**
 * Stops a process group: signals, waits, then kills.
 * @param {number} pid
 * @param {Promise<unknown>} exit settles when the leader ended
 * @param {string} [polite] the first signal
 * @param {number} [graceMs]
 */
async function stopGroup(pid, exit, polite = 'SIGTERM', graceMs = usualGraceMs) {
  if (!signal(pid, polite)) return
  const until = Date.now() + graceMs
  await Promise.race([exit, delay(graceMs, undefined, { ref: false })])
  while (signal(pid, 0) && Date.now() < until) await delay(50)
  signal(pid, 'SIGKILL')
}

/**
 * @param {number} pid
 * @param {string | number} name
 * @returns {boolean} whether the group exists
 */
function signal(pid, name) {
  if (pid <= 0) return false
  try {
    process.kill(-pid, name)
    return true
  } catch {
    return false // ESRCH: the group is already gone.
  }
}

/**
 * Stops all children, then this process: on Ctrl-C, `kill`, a closed terminal, or when its parent npm was killed.
 * @param {() => void} [announce]
 * @returns {() => boolean} whether that has begun, so that an ending child is not reported as a failure
 */
export function stopEverythingOnExit(announce = () => {}) {
  let stopping = false
  /** @param {number} code */
  const leave = async (code) => {
    if (stopping) return
    stopping = true
    announce()
    await stopAll()
    process.exit(code)
  }
  process.on('SIGINT', () => void leave(0))
  process.on('SIGTERM', () => void leave(0))
  process.on('SIGHUP', () => void leave(0))
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && void leave(0), 1000).unref()
  }
  return () => stopping
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string | undefined} log
 * @param {boolean} echo
 */
function collect(child, log, echo) {
  /** @type {string[]} */
  const lines = []
  if (log) mkdirSync(dirname(log), { recursive: true })
  const file = log ? createWriteStream(log) : undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    let rest = ''
    stream?.on('data', (/** @type {string} */ chunk) => {
      file?.write(chunk)
      if (echo) process.stdout.write(chunk)
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts)
      if (lines.length > 4000) lines.splice(0, lines.length - 2000)
    })
    stream?.on('end', () => rest && lines.push(rest))
  }
  child.once('close', () => file?.end())
  return lines
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { anyFreePort } from '../../scripts/lib/network.mjs'
import { start } from '../../scripts/lib/processes.mjs'
import { commands, type Transport } from './transport'

/**
 * Starts Firefox without a window and speaks Marionette with it, its own form of the WebDriver standard: geckodriver, which
 * translates it to HTTP, is not in Debian.
 */
export async function startFirefox(): Promise<Transport> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const port = await anyFreePort()
  const preferences = { 'marionette.port': port, 'datareporting.policy.dataSubmissionEnabled': false }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const process = start({ name: 'firefox', command: 'firefox-esr', args, env: { HOME: profile } })
  const connection = await Marionette.open(port)
  const session = await connection.send('WebDriver:NewSession', {})
  const { browserName = '', browserVersion = '' } = (session as { capabilities: Record<string, string> }).capabilities
  return {
    browser: `${browserName} ${browserVersion}`,
    send: async (command, params) => {
      const answer = await connection.send(commands[command].marionette, params)
      return typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer
    },
    async close() {
      connection.end()
      await process.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

type Settle = (error: { readonly message: string } | null, result: unknown) => void

/** Messages are JSON with their length in bytes before them: `42:[0,1,"WebDriver:Navigate",{…}]`. */
class Marionette {
  readonly #socket: Socket
  readonly #waiting = new Map<number, Settle>()
  #received = Buffer.alloc(0)
  #sent = 0

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  /** Waits up to 30 seconds for a Firefox that is starting. */
  static async open(port: number): Promise<Marionette> {
    for (let attempt = 0; attempt < 150; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      const socket = await new Promise<Socket | null>((done) => {
        const opened = connect(port, '127.0.0.1')
        opened.once('connect', () => done(opened))
        opened.once('error', () => done(null))
      })
      if (socket !== null) return new Marionette(socket)
      // oxlint-disable-next-line no-await-in-loop
      await pause(200)
    }
    throw new Error('Firefox does not answer')
  }

  send(name: string, params: object): Promise<unknown> {
    const id = (this.#sent += 1)
    const message = JSON.stringify([0, id, name, params])
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`)
    return new Promise((done, fail) => {
      this.#waiting.set(id, (error, result) => {
        if (error === null) done(result)
        else fail(new Error(`${name}: ${error.message}`))
      })
    })
  }

  end(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk])
    for (;;) {
      const colon = this.#received.indexOf(':')
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || this.#received.length < end) return
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString())
      this.#received = this.#received.subarray(end)
      // The first message is a greeting.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown]
      this.#waiting.get(id)?.(error, result)
      this.#waiting.delete(id)
    }
  }
}

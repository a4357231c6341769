import { setTimeout as pause } from 'node:timers/promises'

import { anyFreePort } from '../../scripts/lib/network.mjs'
import { start } from '../../scripts/lib/processes.mjs'
import { commands, type Transport } from './transport'

/** Starts WebKitGTK's own browser behind its WebDriver, on a virtual screen. */
export async function startWebKit(): Promise<Transport> {
  // A display of its own: its number is that of a free port.
  const display = `:${await anyFreePort()}`
  const screen = start({
    name: 'screen',
    command: 'Xvfb',
    args: [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
  })
  const port = await anyFreePort()
  const env = { DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GTK_USE_PORTAL: '0', NO_AT_BRIDGE: '1' }
  const driver = start({ name: 'webkit', command: 'WebKitWebDriver', args: [`--port=${port}`], env })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string }
      throw new Error(`${method} ${path}: ${error} ${message}`)
    }
    return value
  }

  const created = await ask('POST', '/session', { capabilities: { alwaysMatch: {} } })
  const { sessionId, capabilities } = created as { sessionId: string; capabilities: Record<string, string> }
  return {
    browser: `${capabilities['browserName']} ${capabilities['browserVersion']}`,
    send: (command, { id, ...params }) =>
      ask('POST', `/session/${sessionId}/${commands[command].http.replace('{id}', String(id))}`, params),
    async close() {
      await ask('DELETE', `/session/${sessionId}`)
      await driver.stop()
      await screen.stop()
    },
  }
}

/** Waits up to 30 seconds for a driver that is starting. */
async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    // oxlint-disable-next-line no-await-in-loop
    await pause(200)
  }
  throw new Error('WebKitWebDriver does not answer')
}

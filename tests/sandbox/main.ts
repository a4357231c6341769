import { readConfig, refusesToStart } from './config'
import { createSandbox } from './create-sandbox'
import { listen } from './http/node-server'

if (refusesToStart()) {
  console.error('The sandbox stands in for real backends. In production it runs only with SANDBOX=1.')
  process.exit(1)
}

const config = readConfig()
const sandbox = createSandbox({ config, file: `${config.directory}/state.sqlite` })
const server = await listen(sandbox.handlers, config.port)
console.log(`Sandbox backends: ${server.url}`)

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    // Calls that hang end first, or the server would wait for them.
    sandbox.state.faults.clear()
    server.close().then(
      () => {
        sandbox.state.close()
        process.exit(0)
      },
      (error: unknown) => {
        console.error('sandbox:', error)
        process.exit(1)
      },
    )
  })
}

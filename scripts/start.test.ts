import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { anyFreePort, loopback } from './lib/network.mjs'
import { run } from './lib/processes.mjs'
import { bin, root } from './lib/repository.mjs'
import { sandboxSecrets, siteEnvironment } from './lib/sandbox-environment.mjs'

const complete = {
  ...siteEnvironment({ port: 3999, sandboxPort: 4999, distDir: '.next-no-such-build', stateDir: '' }),
  HOST: loopback,
}

/** What `npm start` says, and its exit code. */
async function refusal(changed: Record<string, string>) {
  const { code, output } = await run({
    name: 'start',
    command: bin('node'),
    args: ['scripts/start.mjs'],
    env: { ...complete, PORT: String(await anyFreePort()), ...changed },
  })
  expect(code).toBe(1)
  return output
}

let busy: ReturnType<typeof createServer> | undefined

afterEach(() => busy?.close())

test('start names every setting that is missing or invalid, and repeats no value', async () => {
  const output = await refusal({ NEWS_API_URL: '', IDENTITY_CLIENT_SECRET: 'short-secret', TRUSTED_PROXY_HOPS: 'many' })
  expect(output).toContain('NEWS_API_URL: missing')
  expect(output).toContain('IDENTITY_CLIENT_SECRET')
  expect(output).toContain('TRUSTED_PROXY_HOPS')
  expect(output).not.toContain('short-secret')
})

test('start refuses published secrets and plain http for a public site', async () => {
  const published = await refusal({ SITE_URL: 'https://www.broker.example' })
  expect(published).toContain('REVALIDATE_SECRET: a value of the sandbox')
  const secret = '7c1f0a9e5b3d48e2a6c4f80b9d2e7351'
  const own = Object.fromEntries(Object.keys(sandboxSecrets).map((name) => [name, secret]))
  const output = await refusal({ ...own, SITE_URL: 'http://www.broker.example' })
  expect(output).toContain('SITE_URL: visitors need https')
  expect(output).not.toContain(secret)
})

test('start says how to make the build that it does not find', async () => {
  expect(await refusal({})).toContain('There is no build in .next-no-such-build: run npm run build')
})

test('start says which setting moves it from a port in use', async () => {
  busy = createServer()
  const port = await anyFreePort()
  await new Promise<void>((resolve) => busy?.listen(port, loopback, resolve))
  const build = await mkdtemp(join(tmpdir(), 'build-'))
  await writeFile(join(build, 'BUILD_ID'), 'x')
  expect(await refusal({ PORT: String(port), NEXT_DIST_DIR: relative(root, build) })).toContain(
    `Port ${port} is in use. Choose another one: PORT=`,
  )
  await rm(build, { recursive: true })
})

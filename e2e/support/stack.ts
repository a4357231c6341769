import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from '@/lib/platform/zod/zod'

import { ownInstance } from '../../scripts/lib/instance.mjs'
import type { Running } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import type { Instance } from '../../scripts/lib/sandbox-environment.mjs'
import { compileSite, renderSite, sandboxUrl, siteUrl, startSandbox, startSite } from '../../scripts/lib/stack.mjs'

export interface Addresses {
  readonly siteUrl: string
  readonly sandboxUrl: string
}

/** A running sandbox and the site that was built against it. */
export interface Stack extends Addresses {
  /** Ends the sandbox process, as a backend that is down. */
  stopSandbox(): Promise<void>
  startSandbox(): Promise<void>
  stop(): Promise<void>
}

/** Tells the builds of one test run from those of another. */
export const runSetting = 'E2E_RUN'

/**
 * Starts a sandbox, builds the site against it and serves a copy of the build, because serving writes a page cache into
 * its folder. A build belongs to its addresses, so it is kept with them: within a run, and with E2E_REUSE_BUILD=1 from
 * the run before, it is taken again.
 */
export async function startStack(name: string): Promise<Stack> {
  const folder = `.next-e2e-${name}-build`
  const kept = (await recordIn(folder))?.instance
  // What is shared by all tests proves the strictest policy; consent and what comes after it is tested in `isolated`.
  const instance: Instance = { ...(kept ?? (await ownInstance(`e2e-${name}`))), withoutThirdParties: name === 'shared' }
  await rm(instance.stateDir, { recursive: true, force: true })
  let sandbox: Running | undefined = await startSandbox(instance)
  if (!kept) {
    await copyBuild(await compiledIn({ ...instance, distDir: '.next-e2e-code' }), folder)
    await renderSite({ ...instance, distDir: folder })
    await record(folder, instance)
  }
  await copyBuild(folder, instance.distDir)
  const site = await startSite(instance)
  return {
    siteUrl: siteUrl(instance),
    sandboxUrl: sandboxUrl(instance),
    async stopSandbox() {
      await sandbox?.stop()
      sandbox = undefined
    },
    async startSandbox() {
      sandbox ??= await startSandbox(instance)
    },
    async stop() {
      await Promise.all([site.stop(), sandbox?.stop()])
    },
  }
}

/** The code is the same in every stack, so it is compiled once a run. */
async function compiledIn(instance: Instance): Promise<string> {
  if (!(await recordIn(instance.distDir))) {
    await compileSite(instance)
    await record(instance.distDir, instance)
  }
  return instance.distDir
}

const recordSchema = z.object({
  run: z.string(),
  instance: z.object({ port: z.int(), sandboxPort: z.int(), distDir: z.string(), stateDir: z.string() }),
})

const recordOf = (folder: string) => join(root, folder, 'instance.json')

const record = (folder: string, instance: Instance) =>
  writeFile(recordOf(folder), JSON.stringify({ run: process.env[runSetting], instance }))

/** What a folder was built for, when it was in this run or is to be taken again. */
async function recordIn(folder: string): Promise<z.infer<typeof recordSchema> | null> {
  if (!existsSync(recordOf(folder))) return null
  const found = recordSchema.parse(JSON.parse(await readFile(recordOf(folder), 'utf8')))
  return found.run === process.env[runSetting] || process.env['E2E_REUSE_BUILD'] === '1' ? found : null
}

/** Of no use to a server: the compiler's cache, its trace and its types. */
const buildOnly = ['cache', 'trace', 'types', 'diagnostics']

async function copyBuild(from: string, to: string): Promise<void> {
  const source = join(root, from)
  await rm(join(root, to), { recursive: true, force: true })
  await cp(source, join(root, to), {
    recursive: true,
    filter: (file) => !buildOnly.some((name) => file === join(source, name)),
  })
}

import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { ownPlace } from '../../scripts/lib/place.mjs'
import type { Running } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import type { Place } from '../../scripts/lib/sandbox-environment.mjs'
import { sandboxUrl, siteUrl, startSandbox, startSite } from '../../scripts/lib/stack.mjs'

/** Folder of the build that all browser tests share; it is copied before it is served, because serving writes into it. */
export const buildFolder = '.next-e2e'

export interface Stack {
  readonly siteUrl: string
  readonly sandboxUrl: string
}

/** A sandbox and a site that one worker has to itself, so that it may break them. */
export interface IsolatedStack extends Stack {
  /** Ends the sandbox process, as a backend that is down. */
  stopSandbox(): Promise<void>
  startSandbox(): Promise<void>
  stop(): Promise<void>
}

/** Starts a copy of the build, with an empty page cache, and a sandbox beside it. */
export async function startIsolatedStack(name: string): Promise<IsolatedStack> {
  const place = await ownPlace(`e2e-${name}`)
  await copyBuild(place)
  let sandbox: Running | undefined = await startSandbox(place)
  const site = await startSite(place)
  return {
    siteUrl: siteUrl(place),
    sandboxUrl: sandboxUrl(place),
    async stopSandbox() {
      await sandbox?.stop()
      sandbox = undefined
    },
    async startSandbox() {
      sandbox ??= await startSandbox(place)
    },
    async stop() {
      await Promise.all([site.stop(), sandbox?.stop()])
      await rm(join(root, place.distDir), { recursive: true, force: true })
    },
  }
}

/** Copies the shared build to where a site may write its page cache. */
export async function copyBuild(place: Place): Promise<void> {
  const source = join(root, buildFolder)
  await rm(join(root, place.distDir), { recursive: true, force: true })
  await cp(source, join(root, place.distDir), {
    recursive: true,
    // Of no use to a server: the compiler's cache and its trace.
    filter: (file) => !['cache', 'trace', 'types', 'diagnostics'].some((name) => file === join(source, name)),
  })
}

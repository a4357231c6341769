import { rm } from 'node:fs/promises'

import type { Running } from '../../scripts/lib/processes.mjs'
import { sandboxUrl, siteUrl, startSandbox, startSite } from '../../scripts/lib/stack.mjs'
import { buildOf, copyBuild, type StackName } from './builds'

export interface Addresses {
  readonly siteUrl: string
  readonly sandboxUrl: string
}

/** A running sandbox and the site that was built against it. */
export interface Stack extends Addresses {
  /** Ends the sandbox process, as when every backend is down. */
  stopSandbox(): Promise<void>
  startSandbox(): Promise<void>
  stop(): Promise<void>
}

/** Starts a sandbox and the site, which is built first unless this run has done so. */
export async function startStack(name: StackName): Promise<Stack> {
  const { instance, folder } = await buildOf(name)
  await rm(instance.stateDir, { recursive: true, force: true })
  let sandbox: Running | undefined = await startSandbox(instance)
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

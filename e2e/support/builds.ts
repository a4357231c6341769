import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from '@/lib/platform/zod/zod'

import { ownInstance } from '../../scripts/lib/instance.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import type { Instance } from '../../scripts/lib/sandbox-environment.mjs'
import { compileSite, renderLater, renderSite, startSandbox } from '../../scripts/lib/stack.mjs'

/**
 * `shared` by all tests that break nothing; `isolated` for those that do; `visual` is the one whose clock always begins at the same
 * moment, for pictures of its pages.
 */
export type StackName = 'shared' | 'isolated' | 'visual'

/** A Friday afternoon: the market is closed, so figures stay while pictures are taken, and branches are open. */
export const pictureMoment = '2026-11-20T16:00:00+07:00'

/** Environment variable that tells the builds of one test run from those of another. */
export const runSetting = 'E2E_RUN'

interface Build {
  readonly instance: Instance
  /** Where the build is, relative to the repository. Copy it before serving: a running site writes into its folder. */
  readonly folder: string
}

/**
 * The build of a stack. It contains the stack's addresses, so it is kept together with them: it is used again within a run
 * and, with E2E_REUSE_BUILD=1, by the next run.
 */
export async function buildOf(name: StackName): Promise<Build> {
  const folder = `.next-e2e-${name}-build`
  const kept = (await recordIn(folder))?.instance
  // The shared site proves the strictest policy; consent, and what loads after it, is tested in `isolated`.
  const instance: Instance = {
    ...(kept ?? (await ownInstance(`e2e-${name}`))),
    withoutThirdParties: name !== 'isolated',
    ...(name === 'visual' && { startsAt: pictureMoment }),
  }
  if (kept) return { instance, folder }
  await rm(instance.stateDir, { recursive: true, force: true })
  await copyBuild(await compiledCode(), folder)
  if (name === 'visual') {
    // Its tests open fewer pages than a build renders. Next caches none of them then.
    await renderLater({ ...instance, distDir: folder })
  } else {
    const sandbox = await startSandbox(instance)
    await renderSite({ ...instance, distDir: folder })
    await sandbox.stop()
  }
  await record(folder, instance)
  return { instance, folder }
}

/** Folder of the compiled code. It is the same in every stack, so it is compiled once a run. */
export async function compiledCode(): Promise<string> {
  const folder = '.next-e2e-code'
  if (!(await recordIn(folder))) {
    const instance = { ...(await ownInstance('e2e-code')), distDir: folder, withoutThirdParties: true }
    await compileSite(instance)
    await record(folder, instance)
  }
  return folder
}

const recordSchema = z.object({
  run: z.string(),
  instance: z.object({ port: z.int(), sandboxPort: z.int(), distDir: z.string(), stateDir: z.string() }),
})

const recordName = 'instance.json'

const recordOf = (folder: string) => join(root, folder, recordName)

const record = (folder: string, instance: Instance) =>
  writeFile(recordOf(folder), JSON.stringify({ run: process.env[runSetting], instance }))

/** The record of a build that this run may use. */
async function recordIn(folder: string): Promise<z.infer<typeof recordSchema> | null> {
  if (!existsSync(recordOf(folder))) return null
  const found = recordSchema.parse(JSON.parse(await readFile(recordOf(folder), 'utf8')))
  return found.run === process.env[runSetting] || process.env['E2E_REUSE_BUILD'] === '1' ? found : null
}

/**
 * Left out of copies: what only the compiler needs (its cache, trace and types), and the record, without which a build whose
 * rendering failed would look finished.
 */
const buildOnly = ['cache', 'trace', 'types', 'diagnostics', recordName]

/** Replaces the folder `to` by a copy of the build in `from`. */
export async function copyBuild(from: string, to: string): Promise<void> {
  const source = join(root, from)
  await rm(join(root, to), { recursive: true, force: true })
  await cp(source, join(root, to), {
    recursive: true,
    filter: (file) => !buildOnly.some((name) => file === join(source, name)),
  })
}

import { randomBytes } from 'node:crypto'
import { existsSync, globSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { waitForAnswer } from '../../scripts/lib/network.mjs'
import { run, type Running, start } from '../../scripts/lib/processes.mjs'
import { bin, root } from '../../scripts/lib/repository.mjs'
import { type Instance, sandboxSecrets } from '../../scripts/lib/sandbox-environment.mjs'
import { buildSite, logOf, sandboxUrl, siteUrl, startSandbox, startSite } from '../../scripts/lib/stack.mjs'
import { startAdapter } from './adapter/server'
import { importContent } from './import/import-content'
import { PayloadClient } from './payload-client'

/** Payload is a package of its own, so that the site installs nothing of it. */
const folder = join(root, 'tests', 'demo-cms', 'payload')

/** Who edits in the demonstration, on this machine only. */
export const editor = { email: 'editor@demo.example', password: 'demo-editor-password' }

/** What a demonstration listens on, beside the site and the sandbox. */
export interface Place {
  readonly instance: Instance
  readonly cmsPort: number
  /** Of the Payload that the adapter reads. */
  readonly readingPort: number
  readonly adapterPort: number
  readonly say: (line: string) => void
}

/** `localhost`, where the site has 127.0.0.1: the CMS is another host. */
export const cmsUrl = ({ cmsPort }: Place): string => `http://localhost:${cmsPort}`

/** Main API of the contract, with Payload's content. */
export const adapterUrl = ({ adapterPort }: Place): string => `http://127.0.0.1:${adapterPort}`

/** Kept from one start to the next, beside the database. */
interface Kept {
  readonly secret: string
  /** Address of the files that texts refer to. */
  readonly url: string
  /** Settings of the site that name documents of this CMS. */
  readonly settings: Readonly<Record<string, string>>
}

function payloadEnvironment(place: Place, secret: string): Record<string, string> {
  return {
    PAYLOAD_DIR: join(place.instance.stateDir, 'payload'),
    PAYLOAD_SECRET: secret,
    PAYLOAD_URL: cmsUrl(place),
    SITE_URL: siteUrl(place.instance),
    REVALIDATE_SECRET: sandboxSecrets.REVALIDATE_SECRET,
  }
}

/** Runs a command to its end. @throws with its output if it fails */
async function finish(
  { instance, say }: Place,
  text: string,
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<void> {
  say(`${text} …`)
  const log = logOf(instance, text.toLowerCase().replaceAll(/\W+/g, '-'))
  const { code, output } = await run({ name: text, command, args, env, log })
  if (code !== 0) throw new Error(`${text} failed (${log}):\n${output}`)
}

/** Installs Payload's packages by its own lock file. No package runs a script of its own while it is installed. */
async function install(place: Place): Promise<void> {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  await finish(place, 'Installing Payload', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--prefix', folder], {})
}

async function startPayload(place: Place, name: string, port: number, env: Record<string, string>): Promise<Running> {
  const server = start({
    name,
    command: join(folder, 'node_modules', '.bin', 'next'),
    args: ['start', folder, '--hostname', 'localhost', '--port', String(port)],
    env,
    log: logOf(place.instance, name),
  })
  await waitForAnswer(`http://localhost:${port}/api/topics?limit=1`, server, 120_000)
  return server
}

/** Copies the sandbox's content into an empty Payload. @returns settings of the site that name documents of this CMS */
async function fill(place: Place): Promise<Kept['settings']> {
  place.say('Copying the content of the sandbox into Payload …')
  const cms = new PayloadClient(cmsUrl(place))
  await cms.registerFirstEditor(editor)
  const contest = await readdir(join(root, 'tests', 'sandbox', 'content', 'contest'))
  const slugs = contest.map((file) => file.replace('.md', ''))
  return importContent(`${sandboxUrl(place.instance)}/main/api`, cms, slugs)
}

/** What the last start left; null if it did not come to its end, or had another address. */
async function readKept(file: string, url: string): Promise<Kept | null> {
  if (!existsSync(file)) return null
  const kept = JSON.parse(await readFile(file, 'utf8')) as Kept
  return kept.url === url ? kept : null
}

/** Compiles Payload if its code is newer than what was compiled. */
async function build(place: Place, env: Record<string, string>): Promise<void> {
  const compiled = join(folder, '.next', 'BUILD_ID')
  const sources = globSync(['*.*', '{app,collections}/**/*.{ts,tsx}'], { cwd: folder })
  const newest = Math.max(...sources.map((file) => statSync(join(folder, file)).mtimeMs))
  if (existsSync(compiled) && statSync(compiled).mtimeMs > newest) return
  await finish(place, 'Building Payload', join(folder, 'node_modules', '.bin', 'next'), ['build', folder], env)
}

/**
 * Payload with its content: as it was left, or new. One server is for editors and one for the site, which would otherwise wait while
 * the editor's screen is rendered again after a save.
 */
async function startFilledPayload(place: Place): Promise<{ servers: readonly Running[]; settings: Kept['settings'] }> {
  const data = join(place.instance.stateDir, 'payload')
  const file = join(data, 'kept.json')
  const url = cmsUrl(place)
  const kept = await readKept(file, url)
  const secret = kept?.secret ?? randomBytes(24).toString('hex')
  const env = payloadEnvironment(place, secret)
  await install(place)
  if (!kept) {
    await rm(data, { recursive: true, force: true })
    await mkdir(data, { recursive: true })
    await finish(place, 'Making the tables', bin('tsx'), [join(folder, 'create-tables.ts')], env)
  }
  await build(place, env)
  const editors = await startPayload(place, 'payload', place.cmsPort, env)
  const settings = kept?.settings ?? (await fill(place))
  if (!kept) await writeFile(file, JSON.stringify({ secret, url, settings } satisfies Kept))
  return { servers: [editors, await startPayload(place, 'payload-for-reading', place.readingPort, env)], settings }
}

/** The site on Payload, by an adapter that answers the main API's calls; everything else is the sandbox's. */
export async function startDemo(
  place: Place,
): Promise<{ servers: readonly Running[]; settings: Readonly<Record<string, string>> }> {
  const { instance } = place
  place.say('Starting the sandbox backends …')
  const sandbox = await startSandbox(instance)
  const { servers, settings } = await startFilledPayload(place)
  const reading = `http://localhost:${place.readingPort}`
  await startAdapter(reading, `${sandboxUrl(instance)}/main/api`, place.adapterPort)
  const onPayload = {
    ...instance,
    settings: { ...settings, MAIN_API_URL: adapterUrl(place), MEDIA_HOSTS: cmsUrl(place) },
  }
  place.say('Building the site on Payload (about a minute) …')
  await buildSite(onPayload)
  const site = await startSite(onPayload)
  await fetch(`${siteUrl(instance)}/api/ready`)
  return { servers: [sandbox, ...servers, site], settings }
}

import { join } from 'node:path'

import { loopback, requireFree, waitForAnswer } from './network.mjs'
import { run, start } from './processes.mjs'
import { bin } from './repository.mjs'
import { sandboxEnvironment, siteEnvironment } from './sandbox-environment.mjs'

/**
 * Starts the sandbox backends and waits until they answer.
 * @param {import('./sandbox-environment.mjs').Place} place
 */
export async function startSandbox(place) {
  await requireFree('SANDBOX_PORT', place.sandboxPort)
  const server = start({
    name: 'sandbox',
    command: bin('tsx'),
    args: ['tests/sandbox/main.ts'],
    env: sandboxEnvironment(place),
    log: logOf(place, 'sandbox'),
  })
  await waitForAnswer(sandboxUrl(place), server)
  return server
}

/**
 * Builds the site against a running sandbox, whose content the build renders.
 * @param {import('./sandbox-environment.mjs').Place} place
 */
export const buildSite = (place) => build(place, [])

/**
 * The half of a build that is the same for all addresses and settings: the code.
 * @param {import('./sandbox-environment.mjs').Place} place
 */
export const compileSite = (place) => build(place, ['--experimental-build-mode', 'compile'])

/**
 * The other half: renders the content of a running sandbox with the code that `compileSite` left in the folder.
 * @param {import('./sandbox-environment.mjs').Place} place
 */
export const renderSite = (place) => build(place, ['--experimental-build-mode', 'generate'])

/**
 * Starts the built site in production mode and waits until it answers.
 * @param {import('./sandbox-environment.mjs').Place} place
 */
export const startSite = (place) => serve(place, ['start'])

/**
 * Starts the site with hot reload and waits until it answers.
 * @param {import('./sandbox-environment.mjs').Place} place
 */
export const startDevelopmentSite = (place) => serve(place, ['dev'], true)

/** @param {import('./sandbox-environment.mjs').Place} place */
export const siteUrl = ({ port }) => `http://${loopback}:${port}`

/** @param {import('./sandbox-environment.mjs').Place} place */
export const sandboxUrl = ({ sandboxPort }) => `http://${loopback}:${sandboxPort}`

/**
 * @param {import('./sandbox-environment.mjs').Place} place
 * @param {string} name
 */
export const logOf = (place, name) => join(place.stateDir, `${name}.log`)

/**
 * @param {import('./sandbox-environment.mjs').Place} place
 * @param {string[]} mode
 */
async function build(place, mode) {
  const log = logOf(place, 'build')
  const env = { ...siteEnvironment(place), TYPES_ARE_CHECKED: '1' }
  const result = await run({ name: 'build', command: bin('next'), args: ['build', ...mode], env, log })
  if (result.code !== 0) throw new Error(`The build failed (${log}):\n${result.output}`)
  return result
}

/**
 * @param {import('./sandbox-environment.mjs').Place} place
 * @param {string[]} mode
 * @param {boolean} [echo]
 */
async function serve(place, mode, echo = false) {
  await requireFree('PORT', place.port)
  const server = start({
    name: 'site',
    command: bin('next'),
    args: [...mode, '--hostname', loopback, '--port', String(place.port)],
    env: siteEnvironment(place),
    log: logOf(place, 'site'),
    echo,
  })
  await waitForAnswer(`${siteUrl(place)}/api/health`, server, 120_000)
  return server
}

import { join } from 'node:path'

import { loopback, requireFree, waitForAnswer } from './network.mjs'
import { run, start } from './processes.mjs'
import { bin } from './repository.mjs'
import { bundleSandbox } from './sandbox-bundle.mjs'
import { sandboxEnvironment, siteEnvironment } from './sandbox-environment.mjs'

/**
 * Starts the sandbox backends and waits until they respond.
 * @param {import('./sandbox-environment.mjs').Instance} instance
 */
export async function startSandbox(instance) {
  await requireFree('SANDBOX_PORT', instance.sandboxPort)
  const server = start({
    name: 'sandbox',
    command: bin('node'),
    args: ['--enable-source-maps', await bundleSandbox(String(instance.sandboxPort))],
    env: sandboxEnvironment(instance),
    log: logOf(instance, 'sandbox'),
  })
  await waitForAnswer(sandboxUrl(instance), server)
  return server
}

/**
 * Builds the site against a running sandbox, whose content the build renders.
 * @param {import('./sandbox-environment.mjs').Instance} instance
 */
export const buildSite = (instance) => build(instance, [])

/**
 * The half of a build that does not depend on addresses and settings: compiles the code.
 * @param {import('./sandbox-environment.mjs').Instance} instance
 */
export const compileSite = (instance) => build(instance, ['--experimental-build-mode', 'compile'])

/**
 * The other half: renders a running sandbox's content with the code that `compileSite` built.
 * @param {import('./sandbox-environment.mjs').Instance} instance
 */
export const renderSite = (instance) => build(instance, ['--experimental-build-mode', 'generate'])

/**
 * In place of `renderSite`: the served site renders each page when it is first asked for.
 * @param {import('./sandbox-environment.mjs').Instance} instance
 */
export const renderLater = (instance) => build(instance, ['--experimental-build-mode', 'generate-env'])

/**
 * Starts the built site by `npm start` and waits until it responds.
 * @param {import('./sandbox-environment.mjs').Instance} instance
 */
export const startSite = (instance) => serve(instance, { command: 'npm', args: ['start', '--silent'] })

/**
 * Starts the site with hot reload and waits until it responds.
 * @param {import('./sandbox-environment.mjs').Instance} instance
 */
export const startDevelopmentSite = (instance) =>
  serve(instance, {
    command: bin('next'),
    args: ['dev', '--hostname', loopback, '--port', String(instance.port)],
    echo: true,
  })

/** @param {import('./sandbox-environment.mjs').Instance} instance */
export const siteUrl = ({ port }) => `http://${loopback}:${port}`

/** @param {import('./sandbox-environment.mjs').Instance} instance */
export const sandboxUrl = ({ sandboxPort }) => `http://${loopback}:${sandboxPort}`

/**
 * @param {import('./sandbox-environment.mjs').Instance} instance
 * @param {string} name
 */
export const logOf = (instance, name) => join(instance.stateDir, `${name}.log`)

/**
 * @param {import('./sandbox-environment.mjs').Instance} instance
 * @param {string[]} mode
 */
async function build(instance, mode) {
  const log = logOf(instance, 'build')
  const env = { ...siteEnvironment(instance), TYPES_ARE_CHECKED: '1' }
  const result = await run({ name: 'build', command: bin('next'), args: ['build', ...mode], env, log })
  if (result.code !== 0) throw new Error(`The build failed (${log}):\n${result.output}`)
  return result
}

/**
 * @param {import('./sandbox-environment.mjs').Instance} instance
 * @param {{ command: string, args: string[], echo?: boolean }} options
 */
async function serve(instance, options) {
  await requireFree('PORT', instance.port)
  const server = start({
    name: 'site',
    env: { ...siteEnvironment(instance), PORT: String(instance.port), HOST: loopback },
    log: logOf(instance, 'site'),
    ...options,
  })
  await waitForAnswer(`${siteUrl(instance)}/api/health`, server, 120_000)
  return server
}

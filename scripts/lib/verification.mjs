import { join } from 'node:path'

import { run } from './processes.mjs'
import { bin, root } from './repository.mjs'

/** Where the unit tests leave their results for the closing line of `npm test`. */
export const unitReport = join(root, 'test-results', 'unit.json')
export const integrationReport = join(root, 'test-results', 'integration.json')

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} [env]
 * @property {boolean} [echo] its output is shown as it comes
 */

/** @typedef {{ name: string, output: string }} FailedStep */

/**
 * @param {string} name
 * @param {string} project pattern of projects in vitest.config.mts
 * @param {string} report
 * @returns {Step}
 */
const vitest = (name, project, report) => ({
  name,
  command: bin('vitest'),
  args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
})

/** What `npm test` runs beside the steps of `npm run verify`. @type {Step} */
export const integrationTests = vitest('integration tests', 'integration*', integrationReport)

/**
 * For the Go programs that check types, beside which other steps keep every processor busy: each further thread checks what they
 * share once more, and a garbage collection at three times the memory in use is a third as often.
 */
const fewThreads = { GOMAXPROCS: '1', GOGC: '300' }

/**
 * The steps of `npm run verify`. The first lane is the longest; the second runs beside it.
 * @type {Step[][]}
 */
const lanes = [
  [vitest('unit tests, message parity, boundary proofs', '!integration*', unitReport)],
  [
    { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
    { name: 'route types', command: bin('next'), args: ['typegen'] },
    { name: 'types', command: bin('tsc'), args: ['--noEmit', '--checkers', '1'], env: fewThreads },
    { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'], env: fewThreads },
    { name: 'boundaries', command: bin('node'), args: ['scripts/lint/boundaries.mjs'] },
    { name: 'dead code', command: bin('knip'), args: [] },
  ],
]

/**
 * Runs every step, whether or not others fail; lanes run beside each other.
 * @param {Step[][]} [more] further lanes
 * @returns {Promise<FailedStep[]>}
 */
export async function verify(more = []) {
  const started = performance.now()
  /** @type {FailedStep[]} */
  const failed = []
  await Promise.all(
    [...lanes, ...more].map(async (lane) => {
      for (const step of lane) {
        const { code, output, seconds } = await run(step)
        console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`)
        if (code === 0) continue
        failed.push({ name: step.name, output })
        console.log(output.replace(/^/gm, '    '))
      }
    }),
  )
  const steps = [...lanes, ...more].flat().length
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    failed.length === 0
      ? `\nverify: all ${steps} steps passed in ${seconds} s`
      : `\nverify: ${failed.length} of ${steps} steps failed in ${seconds} s: ${namesOf(failed)}`,
  )
  return failed
}

/** @param {FailedStep[]} steps */
export function namesOf(steps) {
  return steps.map(({ name }) => name).join('; ')
}

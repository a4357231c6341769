import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

import { root } from '../lib/repository.mjs'

const readme = join(root, 'README.md')

/** @typedef {import('./page-load.mjs').PageLoad} PageLoad */

/**
 * @typedef {object} Results
 * @property {{ page: import('./budgets.mjs').MeasuredPage, load: PageLoad }[]} pages
 * @property {{ page: import('./budgets.mjs').MeasuredPage, load: Pick<PageLoad, 'scriptKb'> }[]} weighed
 * @property {{ name: string, value: string }[]} server
 */

/** Number of pages that the second table lists; the others are lighter. */
const heaviest = 6

/**
 * The performance section of the README.
 * @param {Results} results
 */
export function toMarkdown({ pages, weighed, server }) {
  const rows = pages.map(({ page, load }) =>
    row([
      page.name,
      `${kb(load.scriptKb)} of ${page.scriptBudgetKb}`,
      kb(load.htmlKb),
      kb(load.styleKb),
      kb(load.fontKb),
      String(load.requests),
      ms(load.ttfbMs),
      ms(load.lcpMs),
      load.cls.toFixed(3),
      ms(load.inputMs),
    ]),
  )
  const byWeight = weighed.toSorted((a, b) => b.load.scriptKb - a.load.scriptKb)
  const [next, last] = [byWeight[heaviest], byWeight.at(-1)]
  return [
    row(['Page', 'JS kB of budget', 'HTML kB', 'CSS kB', 'Fonts kB', 'Requests', 'TTFB', 'LCP', 'CLS', 'Input']),
    row(['---', ...Array.from({ length: 9 }, () => '---:')]),
    ...rows,
    '',
    row([`Heaviest of the ${weighed.length} other kinds of page`, 'JS kB of budget']),
    row(['---', '---:']),
    ...byWeight
      .slice(0, heaviest)
      .map(({ page, load }) => row([`\`${page.path}\``, `${kb(load.scriptKb)} of ${page.scriptBudgetKb}`])),
    ...(next && last ? [row(['All others', `${kb(last.load.scriptKb)} to ${kb(next.load.scriptKb)}`])] : []),
    '',
    row(['Server', '']),
    row(['---', '---:']),
    ...server.map(({ name, value }) => row([name, value])),
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` on ${cpus().length} cores that also ran`,
    'the browser, the sandbox and the load: weights are gzip and before any interaction; timings are medians of five',
    'first visits at 360 px with the processor slowed down four times; Input is the longest of five key presses.',
  ].join('\n')
}

/**
 * Writes a section between its markers in the README.
 * @param {string} markdown
 * @param {'bench' | 'bench-lists'} section
 */
export function writeToReadme(markdown, section) {
  const [opening, closing] = [`<!-- ${section}:start -->`, `<!-- ${section}:end -->`]
  const text = readFileSync(readme, 'utf8')
  const [from, to] = [text.indexOf(opening), text.indexOf(closing)]
  if (from < 0 || to < from) throw new Error(`README.md has no ${opening} … ${closing}`)
  writeFileSync(readme, `${text.slice(0, from + opening.length)}\n${markdown}\n${text.slice(to)}`)
}

/** @param {string[]} cells */
export const row = (cells) => `| ${cells.join(' | ')} |`
/** @param {number} value */
const kb = (value) => value.toFixed(0)
/** @param {number} value */
const ms = (value) => `${value.toFixed(0)} ms`

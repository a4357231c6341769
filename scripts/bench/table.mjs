import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

import { root } from '../lib/repository.mjs'

const readme = join(root, 'README.md')

/** @typedef {import('./page-load.mjs').PageLoad} PageLoad */

/**
 * @typedef {object} Results
 * @property {{ page: import('./budgets.mjs').MeasuredPage, load: PageLoad }[]} pages
 * @property {{ name: string, value: string }[]} server
 */

/**
 * The performance section of the README.
 * @param {Results} results
 */
export function toMarkdown({ pages, server }) {
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
  return [
    row(['Page', 'JS kB of budget', 'HTML kB', 'CSS kB', 'Fonts kB', 'Requests', 'TTFB', 'LCP', 'CLS', 'Input']),
    row(['---', ...Array.from({ length: 9 }, () => '---:')]),
    ...rows,
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

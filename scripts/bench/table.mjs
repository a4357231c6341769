import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

import { root } from '../lib/repository.mjs'

const readme = join(root, 'README.md')

/** @typedef {import('./lighthouse.mjs').Visit} Visit */

/**
 * @typedef {object} Results
 * @property {Visit} empty the empty application
 * @property {Measured[]} pages
 * @property {{ name: string, value: string }[]} others
 * @property {number} visits of each page
 */

/** @typedef {{ page: import('./budgets.mjs').MeasuredPage, visit: Visit, documentKb: number }} Measured */

/**
 * The performance section of the README.
 * @param {Results} results
 */
export function toMarkdown({ empty, pages, others, visits }) {
  return [
    row(['Page', 'Performance', 'Others', 'FCP', 'LCP', 'TBT', 'CLS', 'Document', 'JS', 'CSS', 'Fonts', 'All kB']),
    row(['---', ...Array.from({ length: 11 }, () => '---:')]),
    pageRow('Empty Next application', empty, empty.documentKb),
    ...pages.map(({ page, visit, documentKb }) => pageRow(`\`${page.path}\``, visit, documentKb)),
    '',
    row(['Server, slow connection', '']),
    row(['---', '---:']),
    ...others.map(({ name, value }) => row([name, value])),
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` on ${cpus().length} cores that also ran the`,
    `browser, the sandbox and the load. Lighthouse's phone on slow 4G, medians of ${visits} first visits with the consent`,
    'question; Others is the lowest of accessibility, best practices and SEO; sizes are kB as sent, documents at Brotli 10.',
  ].join('\n')
}

/**
 * A row of the table.
 * @param {string} name
 * @param {Visit} visit
 * @param {number} documentKb
 */
export function pageRow(name, visit, documentKb) {
  return row([
    name,
    whole(visit.performance),
    whole(lowestOther(visit)),
    ms(visit.fcpMs),
    ms(visit.lcpMs),
    ms(visit.tbtMs),
    visit.cls.toFixed(3),
    documentKb.toFixed(1),
    whole(visit.scriptKb),
    whole(visit.styleKb),
    whole(visit.fontKb),
    whole(visit.totalKb),
  ])
}

/**
 * Limits that a page exceeds, in words.
 * @param {Measured} measured
 * @param {Visit} empty
 * @returns {string[]}
 */
export function overBudget({ page: { path, budget }, visit, documentKb }, empty) {
  const lcpLimitMs = empty.lcpMs * budget.lcpTimesEmpty
  /** @type {[string, number, number][]} */
  const limits = [
    ['LCP (ms)', visit.lcpMs, lcpLimitMs],
    ['CLS', visit.cls, budget.cls],
    ['document (kB)', documentKb, budget.documentKb],
    ['JavaScript (kB)', visit.scriptKb, budget.scriptKb],
    ['fonts (kB)', visit.fontKb, budget.fontKb],
    ['first visit (kB)', visit.totalKb, budget.totalKb],
  ]
  const over = limits
    .filter(([, value, limit]) => value > limit)
    .map(([what, value, limit]) => `${path}: ${what} ${round(value)}, at most ${round(limit)}`)
  const scores = /** @type {[string, number, number][]} */ ([
    ['performance', visit.performance, budget.performance],
    ['lowest other score', lowestOther(visit), budget.others],
  ])
  const under = scores
    .filter(([, score, least]) => score < least)
    .map(([what, score, least]) => `${path}: ${what} ${whole(score)}, at least ${least}`)
  return [...over, ...under]
}

/** @param {Visit} visit */
const lowestOther = ({ accessibility, bestPractices, seo }) => Math.min(accessibility, bestPractices, seo)

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
const whole = (value) => value.toFixed(0)
/** @param {number} value */
const round = (value) => String(Math.round(value * 1000) / 1000)
/** @param {number} value */
const ms = (value) => `${value.toFixed(0)} ms`

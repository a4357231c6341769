/**
 * `npm run boundaries`: the rules of .dependency-cruiser.mjs, and no two folders of production code that import each
 * other, which dependency-cruiser cannot express (its folder rule also reports longer cycles and test files). Prints one
 * line a violation, `<rule>: <from> → <to>`.
 */
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'

const isProduction = (/** @type {string} */ file) =>
  /^(app|features|components|lib)\//.test(file) && !/\.(test|spec)\.tsx?$/.test(file)

/** @returns {{ modules: { source: string, dependencies: { resolved: string }[] }[], summary: { violations: { from: string, to: string, rule: { name: string } }[] } }} */
function cruise() {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--no-progress', '.']
  const output = { encoding: /** @type {const} */ ('utf8'), maxBuffer: 64 * 1024 * 1024 }
  return JSON.parse(
    execFileSync('node_modules/.bin/depcruise', args, { ...output, stdio: ['ignore', 'pipe', 'ignore'] }),
  )
}

/**
 * Pairs of folders that import each other, by the folders of their files.
 * @param {ReturnType<typeof cruise>['modules']} modules
 */
function twoWayFolders(modules) {
  /** @type {Map<string, { from: string, to: string }>} first import of each direction */
  const imports = new Map()
  for (const { source, dependencies } of modules.filter((module) => isProduction(module.source))) {
    for (const { resolved } of dependencies.filter((dependency) => isProduction(dependency.resolved))) {
      const key = `${dirname(source)} ${dirname(resolved)}`
      if (dirname(source) !== dirname(resolved) && !imports.has(key)) imports.set(key, { from: source, to: resolved })
    }
  }
  return [...imports]
    .filter(([key]) => imports.has(key.split(' ').reverse().join(' ')))
    .map(([, { from, to }]) => ({ from, to, rule: { name: 'no-two-way-folders' } }))
}

const { modules, summary } = cruise()
const violations = [...summary.violations, ...twoWayFolders(modules)]
for (const { from, to, rule } of violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`${violations.length} violations in ${modules.length} modules`)
process.exitCode = violations.length === 0 ? 0 : 1

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import tailwind from '@tailwindcss/postcss'
import postcss, { type AcceptedPlugin, parse } from 'postcss'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const everything = `@source '${root}{app,components,features,lib}/**/*.{ts,tsx}';`

async function build(sheet: string, change = (css: string) => css): Promise<string> {
  const from = join(root, sheet)
  // Its types are those of another copy of postcss.
  const plugin = tailwind({ base: root, optimize: false }) as unknown as AcceptedPlugin
  return (await postcss([plugin]).process(change(readFileSync(from, 'utf8')), { from })).css
}

function classesOf(css: string): Set<string> {
  const names = new Set<string>()
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\\D|[a-z-])(?:\\.|[\w-])*)/gi))
      names.add(name.replaceAll(/\\(.)/g, '$1'))
  })
  return names
}

/** The file of this repository that an import names. */
function fileOf(name: string, importer: string): string | undefined {
  const path = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? join(dirname(importer), name) : null
  return path === null ? undefined : [path, `${path}.ts`, `${path}.tsx`].find((one) => isSource(one))
}

const isSource = (path: string) => /\.tsx?$/.test(path) && existsSync(join(root, path))

/** These files and all that they import. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    const imports = readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\(|import )'([^']+)'/g)
    for (const [, name = ''] of imports) {
      const imported = fileOf(name, file)
      if (imported !== undefined) visit(imported)
    }
  }
  entries.forEach(visit)
  return reached
}

const routes = globSync('app/*/**/{page,layout,error,not-found}.tsx', { cwd: root })
const isWizard = (file: string) => file.includes('(wizard)')
const isRoot = (file: string) => dirname(file) === 'app/[locale]'

it.each([
  ['app/globals.css', routes.filter((file) => !isWizard(file))],
  ['app/_sheets/wizard.css', routes.filter((file) => isWizard(file) || isRoot(file))],
])('%s has every utility that its pages name', { timeout: 30_000 }, async (sheet, entries) => {
  const has = classesOf(await build(sheet))
  const known = classesOf(await build(sheet, (css) => css.replaceAll(/^@source .*$/gm, '') + everything))
  const missing = [...reachedFrom(entries)].flatMap((file) =>
    [...new Set(readFileSync(join(root, file), 'utf8').split(/["'`\s]+/))]
      .filter((word) => known.has(word) && !has.has(word))
      .map((word) => `${file}: ${word}`),
  )
  expect(missing).toEqual([])
})

it('declares every token of the theme that a sheet of a route names', { timeout: 30_000 }, async () => {
  const declared = new Set([...(await build('app/globals.css')).matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const sheets = globSync('app/_sheets/*.css', { cwd: root }).filter((file) => !file.endsWith('wizard.css'))
  const theme = readFileSync(join(root, 'app/theme.css'), 'utf8')
  const built = await Promise.all(sheets.map((sheet) => build(sheet)))
  const named = built.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  expect(named.filter((name) => theme.includes(`${name}:`) && !declared.has(name))).toEqual([])
})

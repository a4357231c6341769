import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import * as lucide from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const file = (name: string) => fileURLToPath(new URL(`../../components/ui/${name}`, import.meta.url))

/** Names of components/ui/icons.tsx: of the component in lucide, and of the drawing in the sheet. */
const used = [...readFileSync(file('icons.tsx'), 'utf8').matchAll(/export const (\w+) = .*icon\('([\w-]+)'\)/g)].map(
  ([, component = '', name = '']) => ({ component, name }),
)

/** Hollow, one would be read as an arrow; the other is filled once its text has been read. */
const solid: ReadonlySet<string> = new Set(['play', 'bookmark'])

/** Shapes take colour and thickness from where they are used. */
const shapeOf = (name: string) =>
  `viewBox="0 0 24 24" fill="${solid.has(name) ? 'currentColor' : 'none'}" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"`

function symbolOf({ component, name }: { component: string; name: string }): string {
  const icons: Record<string, unknown> = lucide
  if (!(component in icons)) throw new Error(`lucide-react has no ${component}`)
  const drawing = renderToStaticMarkup(createElement(icons[component] as ComponentType)).replace(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  )
  return `<symbol id="${name}" ${shapeOf(name)}>${drawing.replace(/><\/\w+>/g, '/>')}</symbol>`
}

const sheet = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${used.map(symbolOf).join('\n')}\n</svg>\n`

it('holds the drawing of every icon as lucide draws it', () => {
  expect(used.length).toBeGreaterThan(40)
  if (process.env.UPDATE_DOCS) writeFileSync(file('icon-sheet.svg'), sheet())
  expect(readFileSync(file('icon-sheet.svg'), 'utf8')).toBe(sheet())
})

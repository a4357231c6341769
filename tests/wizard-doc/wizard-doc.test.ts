import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { renderWizard } from './render'

const file = new URL('../../docs/architecture.md', import.meta.url)
const section = /(<!-- wizard:begin -->\n)([^]*?)(<!-- wizard:end -->)/

/** After a change of flows, machine or fields: `npm run docs:wizard`. */
test('docs/architecture.md shows the wizard as the machine defines it', () => {
  const rendered = `\n${renderWizard()}\n\n`
  if (process.env.UPDATE_DOCS) {
    const updated = readFileSync(file, 'utf8').replace(section, (_, begin, _old, end) => `${begin}${rendered}${end}`)
    writeFileSync(file, updated)
  }
  expect(section.exec(readFileSync(file, 'utf8'))?.[2]).toBe(rendered)
})

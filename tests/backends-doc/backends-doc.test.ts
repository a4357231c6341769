import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { services } from '@/lib/backends/endpoint'

import { renderService } from './render'

const file = new URL('../../docs/backends.md', import.meta.url)

/** Text between the marks of a service. */
const between = (service: string) => new RegExp(`(<!-- calls:${service} -->\n)[^]*?(\n<!-- /calls -->)`)

/**
 * The tables of docs/backends.md are drawn from the endpoint tables, so that the contract that is read is the one that
 * is kept. After a change: `UPDATE_DOCS=1 npx vitest run tests/backends-doc`.
 */
describe('docs/backends.md', () => {
  it.each(services)('has the calls of %s as they are', (service) => {
    const table = renderService(service)
    if (process.env.UPDATE_DOCS) {
      const updated = readFileSync(file, 'utf8').replace(
        between(service),
        (_, open, close) => `${open}${table}${close}`,
      )
      writeFileSync(file, updated)
    }
    const [, , text] = /(<!-- calls:.* -->\n)([^]*?)\n<!-- \/calls -->/.exec(
      between(service).exec(readFileSync(file, 'utf8'))?.[0] ?? '',
    ) ?? ['', '', '']
    expect(text).toBe(table)
  })
})

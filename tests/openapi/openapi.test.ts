import { readFileSync, writeFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { services } from '@/lib/backends/endpoint'
import { endpointTables } from '@/lib/backends/gateway/allow-list'

import { openApiDocument } from './document'

/** Every `$ref` in a document. */
function refs(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(refs)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (key === '$ref' ? [String(each)] : refs(each)))
}

const resolve = (document: unknown, ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), document)

/** After a change of a schema: `UPDATE_DOCS=1 npx vitest run tests/openapi`. */
describe.each(services)('docs/openapi/%s.json', (service) => {
  const document = openApiDocument(service)

  it('is what the schemas say', () => {
    const file = new URL(`../../docs/openapi/${service}.json`, import.meta.url)
    if (process.env.UPDATE_DOCS) writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('has every call, and no reference that leads nowhere', () => {
    const { paths } = document as { paths: Record<string, object> }
    const calls = Object.values(paths).flatMap((path) => Object.values(path) as { operationId: string }[])
    expect(calls.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(endpointTables[service]).toSorted(),
    )
    expect(refs(document).filter((ref) => resolve(document, ref) === undefined)).toEqual([])
  })
})

it('describes a list that contains itself', () => {
  const { components } = openApiDocument('main') as { components: { schemas: Record<string, unknown> } }
  const [name] = Object.keys(components.schemas).filter((each) => each.startsWith('menuResponse'))
  expect(JSON.stringify(components.schemas[name ?? ''])).toContain(`#/components/schemas/${name}`)
})

import { expect, it } from 'vitest'

import { endpointTables } from '@/lib/backends/gateway/allow-list'
import { slideSchema } from '@/lib/backends/main/schemas'
import { z } from '@/lib/platform/zod/zod'

import { emptied, neverEmptied } from './emptied-fields'

/** Names of properties that objects in a JSON Schema may lack. */
function optionalFields(json: unknown): readonly string[] {
  if (typeof json !== 'object' || json === null) return []
  const { properties, required = [] } = json as { properties?: object; required?: readonly string[] }
  const own = Object.keys(properties ?? {}).filter((name) => !required.includes(name))
  return [...own, ...Object.values(json).flatMap(optionalFields)]
}

it('empties every optional field of content, or says why not', () => {
  const answers = [endpointTables.main, endpointTables.news, endpointTables.video]
    .flatMap((table) => Object.values(table))
    .flatMap(({ method, response }) => (method === 'GET' && response !== 'pdf' ? [response] : []))
  const optional = new Set(
    [...answers, slideSchema].flatMap((response) =>
      optionalFields(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' })),
    ),
  )
  expect(optional.size).toBeGreaterThan(30)
  const known = [...Object.keys(emptied), ...Object.keys(neverEmptied)]
  expect([...optional].filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !optional.has(name))).toEqual([])
})

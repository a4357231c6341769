import { expect, test } from 'vitest'

import { accountEndpoints } from '@/lib/backends/account/endpoints'
import { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import type { Endpoint } from '@/lib/backends/endpoint'
import { paymentAppEndpoints } from '@/lib/backends/payment-app/endpoints'
import { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import { datumOf } from '@/tests/factories/datum-of-field'

const tables = { account: accountEndpoints, trading: tradingEndpoints, ekyc: ekycEndpoints, app: paymentAppEndpoints }

const calls = Object.entries(tables).flatMap(([service, table]) =>
  Object.entries<Endpoint>(table)
    .filter(([, { browser }]) => browser)
    .map(([name, endpoint]) => [`${service}.${name}`, endpoint] as const),
)

/** Names in an object schema; those of a saved record are one level deeper. */
function namesIn(schema: unknown): string[] {
  const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}
  return Object.entries(shape).flatMap(([name, inner]) => (name === 'data' ? namesIn(inner) : [name]))
}

/** Every field that a call may carry: of its body, its query, its form, its files. */
const fieldsOf = ({ request, query, fields = [], files = {} }: Endpoint): string[] => [
  ...namesIn(request),
  ...namesIn(query),
  ...fields,
  ...Object.keys(files),
]

/** Photos are kept by the id of their case, not sent a second time. */
const byReference: Readonly<Record<string, readonly string[]>> = { 'trading.saveIdImages': ['id-card-images'] }

test.each(calls)('%s declares the data of each of its fields, and no other', (name, endpoint) => {
  const fields = fieldsOf(endpoint)
  expect(fields.filter((field) => datumOf(field) === undefined)).toEqual([])
  const carried = new Set(fields.flatMap((field) => datumOf(field) ?? []))
  const declared = new Set(endpoint.personal?.sends ?? [])
  expect([...declared].toSorted()).toEqual([...carried, ...(byReference[name] ?? [])].toSorted())
})

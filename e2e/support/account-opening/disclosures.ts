import type { Page, Request } from '@playwright/test'

import { receiptOf } from '@/features/account-opening/receipt/calls-of-screen'
import { findAllowedCall } from '@/lib/backends/gateway/allow-list'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { isScreen, type Screen } from '@/lib/domain/account-opening/screens'
import { expect } from '@/e2e/support/test'
import { datumOf } from '@/tests/factories/datum-of-field'

/** One call of the browser with what it carried, by the names of the wire. */
interface Made {
  readonly screen: Screen
  readonly call: string
  readonly service: string
  readonly purpose: string | undefined
  readonly fields: readonly string[]
}

/** Records every call to the gateway, with the screen in the address at the moment of the call. */
export function recordDisclosures(page: Page): readonly Made[] {
  const made: Made[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, service = '', path = ''] = /^\/api\/gateway\/([^/]+)\/(.+)$/.exec(pathname) ?? []
    const screen = new URL(request.headers()['referer'] ?? page.url()).searchParams.get('step')
    const call = findAllowedCall(request.method(), service, path.split('/'))
    if (service === '' || call === null || !isScreen(screen)) return
    const { endpoint } = call
    made.push({
      screen,
      service,
      call: `${service}/${endpoint.path}`,
      purpose: endpoint.personal?.purpose,
      fields: fieldsOf(request),
    })
  })
  return made
}

function fieldsOf(request: Request): readonly string[] {
  const query = [...new URL(request.url()).searchParams.keys()]
  const body = request.postData() ?? ''
  if (request.headers()['content-type']?.startsWith('multipart/') === true) {
    return [...body.matchAll(/name="(\w+)"/g)].map(([, name = '']) => name)
  }
  return [...query, ...(body === '' ? [] : given(JSON.parse(body) as object))]
}

/** Names of the fields that carry something, those of a saved record too. */
function given(body: object): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return []
    return [name, ...(name === 'data' ? given(value as object) : [])]
  })
}

/** Screens whose receipt may name a call: the one in the address, or the one before, which it completed. */
function candidates(screen: Screen): readonly Screen[] {
  const index = standardFlow.screens.indexOf(screen)
  return standardFlow.screens.slice(Math.max(0, index - 2), index + 1)
}

/**
 * The receipt is what happened: every call with personal data is on the receipt of its screen, with every kind of data that
 * it carried; and every line of the receipts of the walked screens was a call, but for those that `unused` names.
 */
export function expectReceiptKept(made: readonly Made[], { unused }: { readonly unused: readonly string[] }): void {
  const undeclared = made.flatMap(({ screen, service, call, purpose, fields }) => {
    const lines = candidates(screen)
      .flatMap((candidate) => receiptOf(candidate, standardFlow).sent)
      .filter((line) => line.recipient === service && line.purpose === purpose)
    const named = new Set(lines.flatMap(({ data }) => data))
    return fields.flatMap((field) => {
      const datum = datumOf(field)
      if (datum === undefined) return [`${call} carries ${field}, of which nothing is known`]
      return datum === null || named.has(datum) ? [] : [`${screen}: ${call} sends ${datum} (${field})`]
    })
  })
  expect([...new Set(undeclared)]).toEqual([])
  const happened = new Set(made.map(({ service, purpose }) => `${service} ${purpose}`))
  const promised = standardFlow.screens.flatMap((screen) =>
    receiptOf(screen, standardFlow).sent.map(({ recipient, purpose }) => `${recipient} ${purpose}`),
  )
  expect([...new Set(promised)].filter((line) => !happened.has(line))).toEqual(unused)
}

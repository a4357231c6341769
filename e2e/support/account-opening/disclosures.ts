import type { Page } from '@playwright/test'

import { findAllowedCall } from '@/lib/backends/gateway/allow-list'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { isScreen } from '@/lib/domain/account-opening/screens'
import type { Sandbox } from '@/e2e/support/sandbox'
import { expect } from '@/e2e/support/test'
import { journalAgainstReceipt, type JournaledCall } from '@/tests/factories/journal-and-receipt'

/** A call of the browser, with the id under which the backends journal it. */
interface Made extends Omit<JournaledCall, 'fields'> {
  readonly correlationId: string
}

/** Records every call to the gateway, with the screen in the address at the moment of the call. */
export function recordDisclosures(page: Page): readonly Made[] {
  const made: Made[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, service = '', path = ''] = /^\/api\/gateway\/([^/]+)\/(.+)$/.exec(pathname) ?? []
    const headers = request.headers()
    const screen = new URL(headers['referer'] ?? page.url()).searchParams.get('step')
    const call = findAllowedCall(request.method(), service, path.split('/'))
    // The contract itself is opened as a link.
    if (call === null || call.endpoint.response === 'pdf' || !isScreen(screen)) return
    const { path: template, personal } = call.endpoint
    const correlationId = headers['x-correlation-id'] ?? ''
    made.push({ screen, service: call.service, path: template, purpose: personal?.purpose, correlationId })
  })
  return made
}

/**
 * The receipt is what happened: the backends' journal of a whole opening has, call by call and datum by datum, what the
 * receipts of its screens name.
 * @param notGiven lines of the receipt about what this applicant did not give, of one screen or of all: `contract: trading
 * prove-email email`, `trading open-account referrer`
 */
export async function expectReceiptKept(
  made: readonly Made[],
  sandbox: Sandbox,
  { notGiven }: { readonly notGiven: readonly string[] },
): Promise<void> {
  const journaledCalls = async () => {
    const services = [...new Set(made.map(({ service }) => service))]
    const journal = (await Promise.all(services.map((service) => sandbox.calls(service)))).flat()
    const fieldsOf = new Map(journal.map(({ headers, fields }) => [headers['x-correlation-id'], fields]))
    return made.map(({ correlationId, ...call }) => ({ ...call, fields: fieldsOf.get(correlationId) }))
  }
  // The last saved step may still be on its way when the account is open.
  await expect
    .poll(async () => (await journaledCalls()).filter(({ fields }) => fields === undefined).map(({ path }) => path))
    .toEqual([])
  const calls = await journaledCalls()
  const journaled = calls.map((call) => ({ ...call, fields: call.fields ?? [] }))
  const { undeclared, unsent } = journalAgainstReceipt(journaled, standardFlow)
  expect(undeclared).toEqual([])
  const names = (entry: string, line: string) => line === entry || line.endsWith(`: ${entry}`)
  expect(unsent.filter((line) => !notGiven.some((entry) => names(entry, line)))).toEqual([])
  expect(notGiven.filter((entry) => !unsent.some((line) => names(entry, line)))).toEqual([])
}

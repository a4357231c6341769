import type { Response } from '@playwright/test'

import { sandboxSecrets } from '../../scripts/lib/sandbox-environment.mjs'
import { copyOf } from '../support/copy'
import { newApplicant } from '@/e2e/support/account-opening/applicant'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { expect, test } from '../support/test'

test('nothing that a browser receives while an account is opened holds a secret', async ({ page, sandbox }) => {
  test.setTimeout(120_000)
  const received: Promise<{ url: string; text: string }>[] = []
  page.on('response', (response) => received.push(textOf(response)))
  const applicant = newApplicant()
  const t = copyOf('vi')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.start()
  await opening.finish()

  const bearer = (await sandbox.calls('identity'))
    .map(({ headers }) => /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1])
    .find(Boolean)
  expect(bearer, 'the ID provider was called with a bearer token').toBeTruthy()

  const all = await Promise.all(received)
  expect(all.length).toBeGreaterThan(20)
  const secrets = [
    sandboxSecrets.OTP_ACCESS_KEY,
    sandboxSecrets.IDENTITY_CLIENT_SECRET,
    sandboxSecrets.REVALIDATE_SECRET,
  ]
  for (const secret of [...secrets, bearer ?? '']) {
    expect(all.filter(({ text }) => text.includes(secret)).map(({ url }) => url)).toEqual([])
  }
})

/** Headers and body of an answer; redirects and pages that were left have no body. */
async function textOf(response: Response): Promise<{ url: string; text: string }> {
  const headers = JSON.stringify(await response.allHeaders().catch(() => ({})))
  const body = await response.body().catch(() => Buffer.alloc(0))
  return { url: response.url(), text: headers + body.toString('latin1') }
}

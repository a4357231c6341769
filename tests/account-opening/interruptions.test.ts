import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { againstSandbox, useBackends } from '@/tests/contract/support/backends'
import { otpSentTo } from '@/tests/contract/support/applicant'

import { applicationCalls, goOn } from './support/application-calls'
import { servicesBehindGateway } from './support/gateway-services'
import { newTestApplicant, type TestApplicant } from './support/test-applicant'

const backends = useBackends()
const now = () => new Date(Date.now() + backends.clockOffset)
const code = (recipient: string) => otpSentTo(backends, recipient)

describe.runIf(againstSandbox)('an opening that is interrupted where it counts', () => {
  let gateway: Awaited<ReturnType<typeof servicesBehindGateway>>
  beforeAll(async () => {
    gateway = await servicesBehindGateway(backends.url)
    return gateway.close
  })

  /** An applicant whose terms are accepted. */
  async function standingBeforeSubmission(): Promise<TestApplicant> {
    const applicant = await newTestApplicant(gateway.openBrowser, now)
    applicant.session.save(applicant.answers)
    // Each call builds on the one before.
    // oxlint-disable-next-line no-await-in-loop
    for (const call of applicationCalls.slice(0, indexOf('/saveTrueIdImg')))
      goOn(applicant, call, await call.ask(applicant, code))
    expect(applicant.session.snapshot().state.screen).toBe('submitting')
    return applicant
  }

  /** The page loaded anew, once what was done on it is written to the draft. */
  const reloadedOn = (screen: Screen, applicant: TestApplicant) =>
    vi.waitFor(async () => {
      const page = await applicant.reload()
      expect(page.session.snapshot().state.screen).toBe(screen)
      return page
    })

  const indexOf = (path: string) => applicationCalls.findIndex((call) => call.path === path)

  const accountsOf = ({ idNumber }: TestApplicant) =>
    backends.sandbox.accounts.list().filter(({ fields }) => fields.idno === idNumber)

  it('two submissions at once, and one of a page that was loaded anew meanwhile, open one account', async () => {
    const applicant = await standingBeforeSubmission()
    const reloaded = await reloadedOn('submitting', applicant)
    const answers = await Promise.all([applicant.api.submit(), applicant.api.submit(), reloaded.api.submit()])
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: expect.anything() })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(accountsOf(applicant)).toHaveLength(1)
  })

  it('a signature that nobody heard of, then a reload and a new code: signed is signed', async () => {
    const applicant = await standingBeforeSubmission()
    const submitted = await applicant.api.submit()
    if (!submitted.ok) throw new Error(submitted.error.kind)
    applicant.session.send({ type: 'contract-ready', proof: submitted.value })
    await applicant.api.sendSigningOtp()
    for (const path of ['/getEcontractSigned', '/getEcontractLink']) {
      backends.sandbox.faults.add({ service: 'trading', path, kind: 'drop' })
    }
    expect(await applicant.api.signContract(code(applicant.mobile))).toMatchObject({ ok: false })
    backends.sandbox.faults.clear()

    const { session, api } = await reloadedOn('contract', applicant)
    backends.clockOffset += 120_000
    expect(await api.sendSigningOtp()).toMatchObject({ ok: true })
    const signed = await api.signContract(code(applicant.mobile))
    if (!signed.ok) throw new Error(signed.error.kind)
    expect(signed.value.signedContractUrl).toContain('hop-dong-da-ky.pdf')
    session.send({ type: 'contract-signed', proof: signed.value })
    expect(session.snapshot().state.screen).toBe('success')
    expect(accountsOf(applicant)).toMatchObject([{ status: 'in_review' }])
  })
})

import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { againstSandbox, useBackends } from '@/tests/contract/support/backends'
import { freshDigits, otpSentTo, picture } from '@/tests/contract/support/applicant'

import { hostileWorld } from './hostile-browser'
import { HonestOpening } from './honest-opening'

const backends = useBackends()

describe.runIf(againstSandbox)('a hostile client', () => {
  let world: ReturnType<typeof hostileWorld>
  /** Somebody whose account is open and whose contract waits, and somebody who is identified but has opened nothing. */
  let victim: HonestOpening
  let attacker: HonestOpening

  beforeAll(async () => {
    world = hostileWorld(backends.url, () => new Date(Date.now() + backends.clockOffset))
    victim = new HonestOpening(world.openBrowser(), backends)
    attacker = new HonestOpening(world.openBrowser(), backends)
    await victim.open()
    await attacker.identify()
  })

  const accounts = () => backends.sandbox.accounts.list().length
  const newcomer = () => new HonestOpening(world.openBrowser(), backends)

  /** Nothing was opened, and the refusal can be counted. */
  async function expectRefused(
    attempt: Promise<{ status: number; code?: string | undefined }>,
    status: number,
    code?: string,
  ) {
    const before = accounts()
    expect(await attempt).toMatchObject({ status, ...(code !== undefined && { code }) })
    expect(accounts()).toBe(before)
    expect(world.reports.at(-1)?.status).toBe(status)
  }

  async function expectStatus(attempt: Promise<unknown>, status: number, code?: string) {
    expect(await attempt).toMatchObject({ status, ...(code !== undefined && { code }) })
  }

  describe('who skips steps', () => {
    it('opens no account without codes, card, face or liveness', async () => {
      const someone = newcomer()
      await expectRefused(someone.createAccount(), 400)
      Object.assign(someone.record, { sms_transaction_id: 's', email_transaction_id: 'e', ocr_id: 'o' })
      await expectRefused(someone.createAccount(), 422, 'OTP_UNPROVEN')
      await someone.proveContact()
      await expectRefused(someone.createAccount(), 422, 'EKYC_UNPROVEN')
      await someone.readCard()
      await expectRefused(someone.createAccount(), 422, 'EKYC_UNPROVEN')
      await someone.matchFace()
      await expectRefused(someone.createAccount(), 422, 'EKYC_UNPROVEN')
    })

    it('reads no card before both codes, and proves no presence before the face', async () => {
      const someone = newcomer()
      const request = { json: { reference: randomUUID() } }
      await expectRefused(someone.browser.call('identity/ekyc/v1/request/create', request), 422, 'OTP_UNPROVEN')
      await someone.proveContact()
      await someone.readCard()
      const form = new FormData()
      form.set('actions', 'center')
      form.set('frames', await picture(someone.record.idno, 'selfie'))
      const presence = someone.browser.call(`ekyc/liveness/${someone.record.ocr_id}`, { method: 'PUT', form })
      await expectRefused(presence, 422, 'EKYC_UNPROVEN')
    })

    it('holds no account number and saves no photos without being identified', async () => {
      const someone = newcomer()
      const hold = { acc_no: `7${freshDigits(5)}`, status: 'hold', opening_id: randomUUID() }
      await expectRefused(
        someone.browser.call('trading/statusNiceAccount', { method: 'PUT', json: hold }),
        422,
        'OTP_UNPROVEN',
      )
      const images = { idno: victim.record.idno, ocr_id: victim.record.ocr_id, request_id: victim.requestId }
      await expectRefused(someone.browser.call('trading/saveTrueIdImg', { json: images }), 422, 'OTP_UNPROVEN')
    })
  })

  describe('who uses what belongs to another opening', () => {
    it('is not known by the name of a draft, an opening or an idempotency key', async () => {
      const thief = world.openBrowser()
      thief.application = victim.browser.application
      const headers = { 'idempotency-key': victim.record.opening_id }
      await expectRefused(thief.call('trading/createAccount', { json: victim.record, headers }), 422, 'OTP_UNPROVEN')
      const contract = { client_id: victim.clientId, contract_id: victim.contractId }
      await expectRefused(thief.call('trading/getEcontractLink', { json: contract }), 403)
    })

    it('opens no account with the codes, the card or the case of another one', async () => {
      const { sms_transaction_id, email_transaction_id, ocr_id, idno, mobile, email } = victim.record
      await expectRefused(attacker.createAccount({ sms_transaction_id, mobile }), 422, 'OTP_UNPROVEN')
      await expectRefused(attacker.createAccount({ email_transaction_id, email }), 422, 'OTP_UNPROVEN')
      await expectRefused(attacker.createAccount({ mobile }), 422, 'OTP_UNPROVEN')
      await expectRefused(attacker.createAccount({ ocr_id }), 422, 'EKYC_UNPROVEN')
      await expectRefused(attacker.createAccount({ idno }), 422, 'DATA_MISMATCH')
    })

    it('reads neither case nor contract of another one, by whatever link', async () => {
      const { browser } = attacker
      await expectRefused(browser.call(`ekyc/result/${victim.record.ocr_id}`), 403)
      const form = new FormData()
      form.set('face', await picture(attacker.record.idno, 'selfie'))
      await expectRefused(browser.call(`ekyc/facematch/${victim.record.ocr_id}`, { method: 'PUT', form }), 403)
      const contract = { client_id: victim.clientId, contract_id: victim.contractId }
      await expectRefused(browser.call('trading/getEcontractLink', { json: contract }), 403)
      const token = backends.sandbox.contracts.find(victim.contractId)?.token ?? ''
      const link = `trading/econtract/${victim.contractId}/hop-dong.pdf?token=${token}`
      await expectRefused(browser.call(link), 403)
      expect((await victim.browser.call(link)).status).toBe(200)
      await expectRefused(browser.call('trading/getIdNo', { json: { idno: victim.record.idno } }), 403)
    })

    it('signs no contract of another one, nor has a code sent for it', async () => {
      const { browser } = attacker
      const sign = { purpose: 'sign', contract_id: victim.contractId }
      await expectRefused(browser.call('trading/getSmsOtp', { json: { mobile: attacker.record.mobile, ...sign } }), 403)
      await expectRefused(browser.call('trading/getSmsOtp', { json: { mobile: victim.record.mobile, ...sign } }), 403)
      const signature = {
        client_id: victim.clientId,
        contract_id: victim.contractId,
        transaction_id: 't',
        otp: '123456',
      }
      await expectRefused(browser.call('trading/getEcontractSigned', { json: signature }), 403)
    })

    it('has photos of another card neither saved nor read under another request', async () => {
      const { browser } = attacker
      const images = { idno: victim.record.idno, ocr_id: victim.record.ocr_id, request_id: victim.requestId }
      await expectRefused(browser.call('trading/saveTrueIdImg', { json: images }), 403)
      const form = new FormData()
      form.set('request_id', victim.requestId)
      form.set('front', await picture(attacker.record.idno, 'front'))
      form.set('back', await picture(attacker.record.idno, 'back'))
      await expectRefused(browser.call('ekyc/ocr', { form }), 403)
    })

    it('saves steps under an id that is not the one in the request', async () => {
      const saved = { opening_id: victim.record.opening_id, step: '1', data: { mobile: '0912345678' } }
      expect((await attacker.browser.call('trading/saveOpenAccStep', { json: saved })).status).toBe(200)
      const ids = backends.sandbox.database.prepare('select opening_id from drafts').all()
      expect(ids.map((row) => row['opening_id'])).not.toContain(victim.record.opening_id)
    })
  })

  describe('who answers another challenge than the one that was drawn', () => {
    let someone: HonestOpening
    const presence = (form: FormData) =>
      someone.browser.call(`ekyc/liveness/${someone.record.ocr_id}`, { method: 'PUT', form })

    beforeAll(async () => {
      someone = newcomer()
      await someone.proveContact()
      await someone.readCard()
    })

    it('draws none before the face, and none for another draft', async () => {
      await expectStatus(someone.browser.call('liveness-challenge', { method: 'POST' }), 422, 'EKYC_UNPROVEN')
      const stranger = world.openBrowser()
      await expectStatus(stranger.call('liveness-challenge', { method: 'POST' }), 403)
      await someone.matchFace()
    })

    it.each([
      ['other movements', (form: FormData) => form.set('actions', 'center,center,center,center')],
      [
        'the movements in another order',
        (form: FormData) => form.set('actions', String(form.get('actions')).split(',').toReversed().join(',')),
      ],
      ['a challenge of its own', (form: FormData) => form.set('challenge', randomUUID())],
    ])('proves nothing with %s', async (_, change) => {
      const form = await someone.livenessForm()
      change(form)
      await expectRefused(presence(form), 422, 'CHALLENGE_EXPIRED')
    })

    it('proves nothing with the frames of an earlier challenge, nor too late', async () => {
      const earlier = await someone.livenessForm()
      const drawn = await someone.livenessForm()
      await expectRefused(presence(earlier), 422, 'CHALLENGE_EXPIRED')
      backends.clockOffset += 301_000
      await expectRefused(presence(drawn), 422, 'CHALLENGE_EXPIRED')
    })

    it('proves presence once with one challenge', async () => {
      const form = await someone.livenessForm()
      expect(await presence(form)).toMatchObject({ status: 200 })
      await expectRefused(presence(form), 422, 'CHALLENGE_EXPIRED')
    })
  })

  describe('who says something else than the card', () => {
    it.each([
      ['cust_nm', 'NGUYỄN VĂN KHÁC HẲN'],
      ['birth_dt', '19700101'],
      ['idexp_dt', '20990101'],
    ] as const)('does not become another person by %s', async (field, value) => {
      const refused = [422, 'DATA_MISMATCH'] as const
      await expectRefused(attacker.createAccount({ [field]: value }), ...refused)
      await expectRefused(
        attacker.createAccount({ [field]: value, corrections: [{ field, reason: 'misread' }] }),
        ...refused,
      )
    })

    it('does not come of age: the card of a boy of 14 leads nowhere', async () => {
      const boy = new HonestOpening(world.openBrowser(), backends, '056212004321')
      await boy.proveContact()
      await boy.readCard()
      const form = new FormData()
      form.set('face', await picture(boy.record.idno, 'selfie'))
      const match = boy.browser.call(`ekyc/facematch/${boy.record.ocr_id}`, { method: 'PUT', form })
      await expectRefused(match, 422, 'UNDERAGE')
    })

    it('opens no account with a number that is not held', async () => {
      await expectRefused(attacker.createAccount({ acc_no: `8${freshDigits(5)}` }), 409, 'ACCOUNT_TAKEN')
    })
  })

  describe('who forges, keeps or replays the cookie', () => {
    it.each([
      ['a changed one', (cookie: string) => cookie.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
      ['a cut one', (cookie: string) => cookie.slice(0, -20)],
      ['an unencrypted one', () => `opening=${btoa('{"alg":"none"}')}.${btoa('{}')}.`],
      ['none', () => ''],
    ])('is a stranger with %s', async (_, forge) => {
      const browser = world.openBrowser()
      browser.application = attacker.browser.application
      browser.cookie = forge(attacker.browser.cookie)
      await expectRefused(browser.call('trading/createAccount', { json: attacker.record }), 422, 'OTP_UNPROVEN')
    })

    it('gains nothing by an older cookie of its own: the backend counts the tries', async () => {
      const mismatch = new HonestOpening(world.openBrowser(), backends, '048192000901')
      await mismatch.proveContact()
      await mismatch.readCard()
      const before = mismatch.browser.cookie
      const statuses: unknown[] = []
      for (let attempt = 0; attempt < 5; attempt += 1) {
        mismatch.browser.cookie = before
        const form = new FormData()
        form.set('face', await picture(mismatch.record.idno, 'selfie'))
        const { status, code } = await mismatch.browser.call(`ekyc/facematch/${mismatch.record.ocr_id}`, {
          method: 'PUT',
          form,
        })
        statuses.push(code ?? status)
      }
      expect(statuses).toEqual([200, 200, 200, 'TRIES_SPENT', 'TRIES_SPENT'])
    })

    it('cannot wait: proofs of yesterday are none', async () => {
      const someone = newcomer()
      await someone.identify()
      backends.clockOffset += 24 * 3_600_000
      await expectRefused(someone.createAccount(), 422, 'OTP_UNPROVEN')
    })
  })

  it('comes from another site and is refused', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const call = attacker.browser.call('trading/createAccount', { json: attacker.record, headers: elsewhere })
    await expectRefused(call, 403)
  })

  it('has not changed what belongs to the victim, who signs', async () => {
    const { browser, clientId, contractId, record } = victim
    const sent = await browser.call('trading/getSmsOtp', {
      json: { mobile: record.mobile, purpose: 'sign', contract_id: contractId },
    })
    const { transaction_id } = (sent.body as { data: { transaction_id: string } }).data
    const json = {
      client_id: clientId,
      contract_id: contractId,
      transaction_id,
      otp: otpSentTo(backends, record.mobile),
    }
    expect(await browser.call('trading/getEcontractSigned', { json })).toMatchObject({ status: 200 })
  })
})

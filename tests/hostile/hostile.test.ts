import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { againstSandbox, useBackends } from '@/tests/contract/support/backends'
import { freshDigits, picture } from '@/tests/contract/support/applicant'

import { hostileWorld, refusal, type Attempt } from './hostile-browser'
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

  const newcomer = () => new HonestOpening(world.openBrowser(), backends)
  const outcomeOf = (attempt: () => Promise<Attempt>) => world.outcomeOf(attempt, backends)

  describe('who skips steps', () => {
    it('opens no account without codes, card, face or liveness', async () => {
      const someone = newcomer()
      expect(await outcomeOf(() => someone.createAccount())).toEqual(refusal(400))
      Object.assign(someone.record, { sms_transaction_id: 's', email_transaction_id: 'e', ocr_id: 'o' })
      expect(await outcomeOf(() => someone.createAccount())).toEqual(refusal(422, 'OTP_UNPROVEN'))
      await someone.proveContact()
      expect(await outcomeOf(() => someone.createAccount())).toEqual(refusal(422, 'EKYC_UNPROVEN'))
      await someone.readCard()
      expect(await outcomeOf(() => someone.createAccount())).toEqual(refusal(422, 'EKYC_UNPROVEN'))
      await someone.matchFace()
      expect(await outcomeOf(() => someone.createAccount())).toEqual(refusal(422, 'EKYC_UNPROVEN'))
    })

    it('reads no card before both codes, and proves no presence before the face', async () => {
      const someone = newcomer()
      const request = { json: { reference: randomUUID() } }
      expect(await outcomeOf(() => someone.browser.call('identity/ekyc/v1/request/create', request))).toEqual(
        refusal(422, 'OTP_UNPROVEN'),
      )
      await someone.proveContact()
      await someone.readCard()
      const form = new FormData()
      form.set('actions', 'center')
      form.set('frames', await picture(someone.record.idno, 'selfie'))
      const presence = () => someone.browser.call(`ekyc/liveness/${someone.record.ocr_id}`, { method: 'PUT', form })
      expect(await outcomeOf(presence)).toEqual(refusal(422, 'EKYC_UNPROVEN'))
    })

    it('holds no account number and saves no photos without being identified', async () => {
      const someone = newcomer()
      const hold = { acc_no: `7${freshDigits(5)}`, status: 'hold', opening_id: randomUUID() }
      expect(
        await outcomeOf(() => someone.browser.call('trading/statusNiceAccount', { method: 'PUT', json: hold })),
      ).toEqual(refusal(422, 'OTP_UNPROVEN'))
      const images = { idno: victim.record.idno, ocr_id: victim.record.ocr_id, request_id: victim.requestId }
      expect(await outcomeOf(() => someone.browser.call('trading/saveTrueIdImg', { json: images }))).toEqual(
        refusal(422, 'OTP_UNPROVEN'),
      )
    })
  })

  describe('who uses what belongs to another opening', () => {
    it('is not known by the name of a draft, an opening or an idempotency key', async () => {
      const thief = world.openBrowser()
      thief.application = victim.browser.application
      const headers = { 'idempotency-key': victim.record.opening_id }
      expect(await outcomeOf(() => thief.call('trading/createAccount', { json: victim.record, headers }))).toEqual(
        refusal(422, 'OTP_UNPROVEN'),
      )
      const contract = { client_id: victim.clientId, contract_id: victim.contractId }
      expect(await outcomeOf(() => thief.call('trading/getEcontractLink', { json: contract }))).toEqual(refusal(403))
    })

    it('opens no account with the codes, the card or the case of another one', async () => {
      const { sms_transaction_id, email_transaction_id, ocr_id, idno, mobile, email } = victim.record
      expect(await outcomeOf(() => attacker.createAccount({ sms_transaction_id, mobile }))).toEqual(
        refusal(422, 'OTP_UNPROVEN'),
      )
      expect(await outcomeOf(() => attacker.createAccount({ email_transaction_id, email }))).toEqual(
        refusal(422, 'OTP_UNPROVEN'),
      )
      expect(await outcomeOf(() => attacker.createAccount({ mobile }))).toEqual(refusal(422, 'OTP_UNPROVEN'))
      expect(await outcomeOf(() => attacker.createAccount({ ocr_id }))).toEqual(refusal(422, 'EKYC_UNPROVEN'))
      expect(await outcomeOf(() => attacker.createAccount({ idno }))).toEqual(refusal(422, 'DATA_MISMATCH'))
    })

    it('reads neither case nor contract of another one, by whatever link', async () => {
      const { browser } = attacker
      expect(await outcomeOf(() => browser.call(`ekyc/result/${victim.record.ocr_id}`))).toEqual(refusal(403))
      const form = new FormData()
      form.set('face', await picture(attacker.record.idno, 'selfie'))
      expect(
        await outcomeOf(() => browser.call(`ekyc/facematch/${victim.record.ocr_id}`, { method: 'PUT', form })),
      ).toEqual(refusal(403))
      const contract = { client_id: victim.clientId, contract_id: victim.contractId }
      expect(await outcomeOf(() => browser.call('trading/getEcontractLink', { json: contract }))).toEqual(refusal(403))
      const token = backends.sandbox.contracts.find(victim.contractId)?.token ?? ''
      const link = `trading/econtract/${victim.contractId}/hop-dong.pdf?token=${token}`
      expect(await outcomeOf(() => browser.call(link))).toEqual(refusal(403))
      expect((await victim.browser.call(link)).status).toBe(200)
      expect(await outcomeOf(() => browser.call('trading/getIdNo', { json: { idno: victim.record.idno } }))).toEqual(
        refusal(403),
      )
    })

    it('signs no contract of another one, nor has a code sent for it', async () => {
      const { browser } = attacker
      const sign = { purpose: 'sign', contract_id: victim.contractId }
      expect(
        await outcomeOf(() => browser.call('trading/getSmsOtp', { json: { mobile: attacker.record.mobile, ...sign } })),
      ).toEqual(refusal(403))
      expect(
        await outcomeOf(() => browser.call('trading/getSmsOtp', { json: { mobile: victim.record.mobile, ...sign } })),
      ).toEqual(refusal(403))
      const signature = {
        client_id: victim.clientId,
        contract_id: victim.contractId,
        transaction_id: 't',
        otp: '123456',
      }
      expect(await outcomeOf(() => browser.call('trading/getEcontractSigned', { json: signature }))).toEqual(
        refusal(403),
      )
    })

    it('has photos of another card neither saved nor read under another request', async () => {
      const { browser } = attacker
      const images = { idno: victim.record.idno, ocr_id: victim.record.ocr_id, request_id: victim.requestId }
      expect(await outcomeOf(() => browser.call('trading/saveTrueIdImg', { json: images }))).toEqual(refusal(403))
      const form = new FormData()
      form.set('request_id', victim.requestId)
      form.set('front', await picture(attacker.record.idno, 'front'))
      form.set('back', await picture(attacker.record.idno, 'back'))
      expect(await outcomeOf(() => browser.call('ekyc/ocr', { form }))).toEqual(refusal(403))
    })

    it('saves steps under an id that is not the one in the request', async () => {
      const saved = { opening_id: victim.record.opening_id, step: '1', data: { mobile: '0912345678' } }
      expect((await attacker.browser.call('trading/saveOpenAccStep', { json: saved })).status).toBe(200)
      const ids = backends.sandbox.database.prepare('select opening_id from drafts').all()
      expect(ids.map((row) => row['opening_id'])).not.toContain(victim.record.opening_id)
    })
  })

  it('comes from another site and is refused', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const call = () => attacker.browser.call('trading/createAccount', { json: attacker.record, headers: elsewhere })
    expect(await outcomeOf(call)).toEqual(refusal(403))
  })

  it('has not changed what belongs to the victim, who signs', async () => {
    expect(await victim.sign()).toMatchObject({ status: 200 })
  })
})

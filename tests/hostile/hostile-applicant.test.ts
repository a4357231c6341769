import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { againstSandbox, useBackends } from '@/tests/contract/support/backends'
import { freshDigits, picture } from '@/tests/contract/support/applicant'

import { hostileWorld, refusal, type Attempt } from './hostile-browser'
import { HonestOpening } from './honest-opening'

const backends = useBackends()

describe.runIf(againstSandbox)('a hostile applicant', () => {
  let world: ReturnType<typeof hostileWorld>
  /** Somebody who is identified but has opened nothing. */
  let attacker: HonestOpening

  beforeAll(async () => {
    world = hostileWorld(backends.url, () => new Date(Date.now() + backends.clockOffset))
    attacker = new HonestOpening(world.openBrowser(), backends)
    await attacker.identify()
  })

  const newcomer = () => new HonestOpening(world.openBrowser(), backends)
  const outcomeOf = (attempt: () => Promise<Attempt>) => world.outcomeOf(attempt, backends)

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
      expect(await outcomeOf(() => someone.browser.call('liveness-challenge', { method: 'POST' }))).toEqual(
        refusal(422, 'EKYC_UNPROVEN'),
      )
      const stranger = world.openBrowser()
      expect(await outcomeOf(() => stranger.call('liveness-challenge', { method: 'POST' }))).toEqual(refusal(403))
      await someone.matchFace()
    })

    it.each([
      ['other movements', (form: FormData) => form.set('actions', 'center,center,center,center')],
      [
        'the movements in another order',
        (form: FormData) => {
          const actions = form.get('actions')
          form.set('actions', typeof actions === 'string' ? actions.split(',').toReversed().join(',') : '')
        },
      ],
      ['a challenge of its own', (form: FormData) => form.set('challenge', randomUUID())],
    ])('proves nothing with %s', async (_, change) => {
      const form = await someone.livenessForm()
      change(form)
      expect(await outcomeOf(() => presence(form))).toEqual(refusal(422, 'CHALLENGE_EXPIRED'))
    })

    it('proves nothing with the frames of an earlier challenge, nor too late', async () => {
      const earlier = await someone.livenessForm()
      const drawn = await someone.livenessForm()
      expect(await outcomeOf(() => presence(earlier))).toEqual(refusal(422, 'CHALLENGE_EXPIRED'))
      backends.clockOffset += 301_000
      expect(await outcomeOf(() => presence(drawn))).toEqual(refusal(422, 'CHALLENGE_EXPIRED'))
    })

    it('proves presence once with one challenge', async () => {
      const form = await someone.livenessForm()
      expect(await presence(form)).toMatchObject({ status: 200 })
      expect(await outcomeOf(() => presence(form))).toEqual(refusal(422, 'CHALLENGE_EXPIRED'))
    })
  })

  describe('who says something else than the card', () => {
    it.each([
      ['cust_nm', 'NGUYỄN VĂN KHÁC HẲN'],
      ['birth_dt', '19700101'],
      ['idexp_dt', '20990101'],
    ] as const)('does not become another person by %s', async (field, value) => {
      const refused = refusal(422, 'DATA_MISMATCH')
      expect(await outcomeOf(() => attacker.createAccount({ [field]: value }))).toEqual(refused)
      expect(
        await outcomeOf(() => attacker.createAccount({ [field]: value, corrections: [{ field, reason: 'misread' }] })),
      ).toEqual(refused)
    })

    // Born in 2012, as the numbers of their cards say, too.
    it.each([
      ['was read', '056212004321'],
      ['cannot be read', '056212000906'],
      ['was read with one wrong digit, as 2002', '056212000907'],
    ])('does not come of age: the card of a boy whose birth date %s leads nowhere', async (_, idno) => {
      const boy = new HonestOpening(world.openBrowser(), backends, idno)
      await boy.proveContact()
      await boy.readCard()
      const form = new FormData()
      form.set('face', await picture(boy.record.idno, 'selfie'))
      const match = () => boy.browser.call(`ekyc/facematch/${boy.record.ocr_id}`, { method: 'PUT', form })
      expect(await outcomeOf(match)).toEqual(refusal(422, 'UNDERAGE'))
    })

    it('opens no account with a number that is not held', async () => {
      expect(await outcomeOf(() => attacker.createAccount({ acc_no: `8${freshDigits(5)}` }))).toEqual(
        refusal(409, 'ACCOUNT_TAKEN'),
      )
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
      expect(await outcomeOf(() => browser.call('trading/createAccount', { json: attacker.record }))).toEqual(
        refusal(422, 'OTP_UNPROVEN'),
      )
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
      expect(await outcomeOf(() => someone.createAccount())).toEqual(refusal(422, 'OTP_UNPROVEN'))
    })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'

import { openingRules } from '@/lib/backends/gateway/opening-rules'
import { isMisreading } from '@/lib/domain/identity/correction'
import { againstSandbox, useBackends } from '@/tests/contract/support/backends'
import { freshIdno, otpSentTo } from '@/tests/contract/support/applicant'

import { guardedCalls, stages, type Stage } from './guarded-calls'
import { hostileWorld, refusal, type Attempt } from './hostile-browser'
import { HonestOpening } from './honest-opening'

const backends = useBackends()

/** What an honest applicant does to come from the stage before to this one. */
const advance: Readonly<Record<Exclude<Stage, 'nothing'>, (opening: HonestOpening) => Promise<void>>> = {
  contact: (opening) => opening.proveContact(),
  card: (opening) => opening.readCard(),
  face: (opening) => opening.matchFace(),
  identified: (opening) => opening.provePresence(),
  opened: (opening) => opening.createOwnAccount(),
}

describe.runIf(againstSandbox)('every guarded call', () => {
  let world: ReturnType<typeof hostileWorld>
  beforeAll(() => {
    world = hostileWorld(backends.url, () => new Date(Date.now() + backends.clockOffset))
  })

  const taken: string[] = []
  /** An applicant whose ID number differs from all others in at least three digits, because two may be corrected. */
  const newcomer = () => {
    let idno = freshIdno()
    while (taken.some((other) => isMisreading('idNumber', other, idno))) idno = freshIdno()
    taken.push(idno)
    return new HonestOpening(world.openBrowser(), backends, idno)
  }
  const outcomeOf = (attempt: () => Promise<Attempt>) => world.outcomeOf(attempt, backends)

  it('is in the list: each whose rule has a check, and the one that the site answers', () => {
    const checked = [...openingRules].filter(([, { check }]) => check !== undefined).map(([endpoint]) => endpoint)
    expect(new Set(guardedCalls.map(({ endpoint }) => endpoint))).toEqual(new Set([...checked, null]))
  })

  describe('out of order', () => {
    let opening: HonestOpening
    let reached: Stage = 'nothing'
    beforeAll(() => {
      opening = newcomer()
    })

    async function comeTo(stage: Stage): Promise<void> {
      for (const next of stages.slice(stages.indexOf(reached) + 1, stages.indexOf(stage) + 1)) {
        // oxlint-disable-next-line no-await-in-loop -- one stage after the other
        if (next !== 'nothing') await advance[next](opening)
        reached = next
      }
    }

    const tooEarly = stages.flatMap((stage, index) =>
      guardedCalls.filter(({ from }) => stages.indexOf(from) > index).map((call) => [stage, call.name, call] as const),
    )

    it.each(tooEarly)('at "%s", %s is refused', async (stage, _, { make, early }) => {
      await comeTo(stage)
      expect(await outcomeOf(() => make(opening.browser, opening))).toEqual(early(stage))
    })

    it('leads to an account where nothing is skipped', async () => {
      await comeTo('opened')
      expect(opening.clientId).not.toBe('')
    })
  })

  describe('with the ids of another opening', () => {
    /** Whose contract waits, and who holds a number; and somebody else whose own account is open, too. */
    let victim: HonestOpening
    let attacker: HonestOpening
    beforeAll(async () => {
      victim = newcomer()
      attacker = newcomer()
      await victim.open()
      await victim.holdNumber()
      await attacker.open()
    })

    const swapped = guardedCalls.flatMap((call) => (call.foreign === null ? [] : [[call.name, call] as const]))

    it.each(swapped)('%s is refused', async (_, { name, make, foreign }) => {
      // An opened account answers `createAccount` with itself, whatever is sent: who has none tries it.
      const browser = name === 'opening the account' ? (await identified()).browser : attacker.browser
      expect(await outcomeOf(() => make(browser, victim))).toEqual(foreign)
    })

    async function identified(): Promise<HonestOpening> {
      const someone = newcomer()
      await someone.identify()
      return someone
    }

    it('releases no number that another one holds', async () => {
      const json = { acc_no: victim.number, status: 'release', opening_id: victim.record.opening_id }
      const release = () => attacker.browser.call('trading/statusNiceAccount', { method: 'PUT', json })
      expect(await outcomeOf(release)).toMatchObject({ status: 200, changed: [] })
    })
  })

  describe('replayed', () => {
    let opening: HonestOpening
    /** The cookie of before the account was opened. */
    let earlier = ''
    beforeAll(async () => {
      opening = newcomer()
      await opening.identify()
      earlier = opening.browser.cookie
      await opening.createOwnAccount()
    })

    it.each([
      ['the cookie of today', () => opening.browser.cookie],
      ['the cookie of before', () => earlier],
    ])('opens no second account and changes nothing in the first, under %s', async (_, cookie) => {
      opening.browser.cookie = cookie()
      const again = () => opening.createAccount({ address: 'Another street', acc_no: null })
      expect(await outcomeOf(again)).toEqual({ status: 200, code: undefined, changed: [], counted: 1 })
    })

    it('proves a number or an address in no other opening: not with the right code, nor in the same browser', async () => {
      const someone = newcomer()
      await someone.proveContact()
      const { mobile, email, sms_transaction_id: sms, email_transaction_id: mail } = someone.record
      const thief = world.openBrowser()
      const sameBrowser = world.openBrowser()
      sameBrowser.cookie = someone.browser.cookie
      for (const browser of [thief, sameBrowser]) {
        const bySms = { mobile, transaction_id: sms, otp: otpSentTo(backends, mobile) }
        const byEmail = { email, transaction_id: mail, otp: otpSentTo(backends, email) }
        // oxlint-disable-next-line no-await-in-loop -- one browser after the other
        expect(await outcomeOf(() => browser.call('trading/verifyOtp', { json: bySms }))).toEqual(
          refusal(422, 'OTP_UNKNOWN'),
        )
        // oxlint-disable-next-line no-await-in-loop
        expect(await outcomeOf(() => browser.call('trading/verifyEmailOtp', { json: byEmail }))).toEqual(
          refusal(422, 'OTP_UNKNOWN'),
        )
      }
    })

    it('signs a contract once: another code for it is refused', async () => {
      const someone = newcomer()
      await someone.open()
      expect(await someone.sign()).toMatchObject({ status: 200 })
      const signedAt = backends.sandbox.contracts.find(someone.contractId)?.signedAt
      backends.clockOffset += 120_000
      expect(await someone.sign()).toMatchObject({ status: 409, code: 'CONTRACT_SIGNED' })
      expect(backends.sandbox.contracts.find(someone.contractId)?.signedAt).toBe(signedAt)
    })
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { returningVisitor } from '../../scripts/lib/returning-visitor.mjs'
import type { Applicant } from '../support/account-opening/applicant'
import { headings, shownScreens, type ShownScreen } from '../support/account-opening/screens'
import type { Copy } from '../support/copy'
import type { Driver } from './driver'

interface World {
  readonly driver: Driver
  readonly t: Copy
  readonly applicant: Applicant
  readonly siteUrl: string
  readonly sandboxUrl: string
  /** A folder for pictures; browsers take files by their path only. */
  readonly folder: string
}

/** Opens an account by upload, from the landing page to the signed contract. */
export async function openAccount(world: World): Promise<void> {
  const { driver, t, siteUrl } = world
  await driver.open(`${siteUrl}/register`)
  await driver.run(returningVisitor)
  await driver.open(`${siteUrl}/register`)
  await start(driver, t)
  for (const screen of shownScreens) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await driver.find({ role: 'heading', name: t(headings[screen]) })
    // oxlint-disable-next-line no-await-in-loop
    await answersOf(world)[screen]()
  }
  await driver.find({ role: 'dialog', name: t('application.success.popup.title') })
}

/** A computer without a camera is first offered a phone. */
async function start(driver: Driver, t: Copy): Promise<void> {
  const name = (key: string) => t(`accountLanding.device.${key}`)
  const isOffered = await driver.until(async () => {
    const shown = await driver.run(() => document.body.innerText)
    return shown.includes(name('noCamera.title')) ? true : shown.includes(name('ready.title')) ? false : null
  }, 'the entrance')
  if (isOffered) {
    await driver.press(name('noCamera.close'))
    await driver.press(name('noCamera.continueHere'))
  }
  await driver.press(name('start'))
}

function answersOf({
  driver,
  t,
  applicant,
  sandboxUrl,
  folder,
}: World): Readonly<Record<ShownScreen, () => Promise<void>>> {
  const press = (key: string) => driver.press(t(key))
  const fill = (key: string, text: string) => driver.fill(t(key), text)
  const tick = (key: string) => driver.tick('checkbox', t(key))
  const proceed = () => press('forms.continue')
  const enterCode = async (to: string, action: string, count = 1) => {
    await fill('application.otp.label', await codeSentTo(to, count))
    await press(action)
  }
  const codeSentTo = (to: string, count: number) =>
    driver.until(async () => {
      const answer = await fetch(`${sandboxUrl}/__sandbox__/outbox?to=${encodeURIComponent(to)}`)
      const codes = ((await answer.json()) as { otp?: string }[]).flatMap(({ otp }) => otp ?? [])
      return codes.length >= count ? (codes[0] ?? null) : null
    }, `a code to ${to}`)
  const picture = async (side: string) => {
    const answer = await fetch(`${sandboxUrl}/__sandbox__/specimens/${applicant.idNumber}/${side}.png`)
    const file = join(folder, `${side}.png`)
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
    return file
  }
  const give = async (slot: string, side: string) => {
    const within = { name: '', isPart: true, region: t(slot) }
    await driver.type(await driver.find({ role: 'file', ...within }), await picture(side))
    await driver.find({ role: 'picture', ...within })
  }

  return {
    contact: async () => {
      await fill('application.contact.mobile', applicant.mobile)
      await fill('application.contact.email', applicant.email)
      await tick('application.contact.dataConsent')
      await tick('application.contact.biometricConsent')
      await proceed()
    },
    'sms-otp': () => enterCode(applicant.mobile, 'application.otp.verify'),
    'email-otp': () => enterCode(applicant.email, 'application.otp.verify'),
    'id-card': async () => {
      await give('application.identity.card.front', 'front')
      await give('application.identity.card.back', 'back')
      await press('application.identity.card.continue')
    },
    'id-confirm': proceed,
    face: async () => {
      await give('application.identity.face.slot', 'selfie')
      await press('application.identity.face.continue')
    },
    liveness: async () => {
      await press('capture.liveness.withPictures')
      const face = await picture('selfie')
      await driver.find({ role: 'file', name: '', isPart: true })
      const movements = await driver.all(() => [...document.querySelectorAll('li input[type=file]')])
      for (const [index, input] of movements.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one picture after the other
        await driver.type(input, face)
        const done = t('capture.liveness.pictures.done')
        // oxlint-disable-next-line no-await-in-loop
        await driver.until(async () => (await driver.run(countLabelled, done)) > index || null, done)
      }
      await press('capture.liveness.pictures.send')
    },
    personal: async () => {
      await driver.tick('radio', t('application.personal.no'))
      await proceed()
    },
    address: async () => {
      await driver.choose(t('application.personal.address.province'), 1)
      await fill('application.personal.address.ward', applicant.ward)
      await fill('application.personal.address.street', applicant.street)
      await proceed()
    },
    work: async () => {
      await driver.choose(t('application.personal.work.job'), 1)
      await driver.choose(t('application.personal.work.position'), 1)
      await driver.tick('radio', t('application.personal.work.no'))
      await proceed()
    },
    banks: async () => {
      for (const list of ['bank', 'city', 'branch']) {
        // oxlint-disable-next-line no-await-in-loop -- each list depends on the one before
        await driver.choose(t(`application.banks.${list}`), 1)
      }
      await fill('application.banks.accountNumber', applicant.bankAccount)
      await proceed()
    },
    'account-number': proceed,
    services: proceed,
    review: () => press('application.review.confirm'),
    terms: async () => {
      for (const key of ['agreeTerms', 'agreeRisk', 'agreeTrue']) {
        // oxlint-disable-next-line no-await-in-loop -- one box after the other
        await tick(`application.terms.${key}`)
      }
      await press('application.terms.confirm')
    },
    contract: async () => {
      const isShown = () => document.querySelector('section[aria-busy=false], [role=region][aria-busy=false]') !== null
      await driver.until(async () => (await driver.run(isShown)) || null, 'the contract')
      await tick('application.contract.read')
      await press('application.contract.startSigning')
      await enterCode(applicant.mobile, 'application.otp.sign', 2)
    },
  }
}

const countLabelled = (label: string) => document.querySelectorAll(`[aria-label="${CSS.escape(label)}"]`).length

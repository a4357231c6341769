import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { returningVisitor } from '../../scripts/lib/returning-visitor.mjs'
import { answersOf, type Capture, type Ways } from '../support/account-opening/answers'
import type { Applicant } from '../support/account-opening/applicant'
import { headings, shownScreens } from '../support/account-opening/screens'
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
  const { driver, t, siteUrl, applicant } = world
  await driver.open(`${siteUrl}/register`)
  await driver.run(returningVisitor)
  await driver.open(`${siteUrl}/register`)
  await start(driver, t)
  const answers = answersOf(applicant, waysOf(world), byUpload(world))
  for (const screen of shownScreens) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await driver.find({ role: 'heading', name: t(headings[screen]) })
    // oxlint-disable-next-line no-await-in-loop
    await answers[screen]()
  }
  await driver.find({ role: 'dialog', name: t('application.success.title') })
}

/** A computer without a camera is first offered a phone. */
async function start(driver: Driver, t: Copy): Promise<void> {
  const name = (key: string) => t(`accountLanding.device.${key}`)
  const isOffered = await driver.until(async () => {
    const shown = await driver.run(() => document.body.innerText)
    return shown.includes(name('noCamera.title')) ? true : shown.includes(name('ready.title')) ? false : null
  }, 'the entrance')
  await driver.press(name(isOffered ? 'noCamera.continueHere' : 'start'))
}

function waysOf({ driver, t, sandboxUrl }: World): Ways {
  /** How many codes were typed, by recipient. */
  const codes = new Map<string, number>()
  const codeSentTo = (to: string, count: number) =>
    driver.until(async () => {
      const answer = await fetch(`${sandboxUrl}/__sandbox__/outbox?to=${encodeURIComponent(to)}`)
      const sent = ((await answer.json()) as { otp?: string }[]).flatMap(({ otp }) => otp ?? [])
      return sent.length >= count ? (sent[0] ?? null) : null
    }, `a code to ${to}`)
  const ways: Ways = {
    press: (key) => driver.press(t(key)),
    fill: (key, text) => driver.fill(t(key), text),
    tick: (key) => driver.tick('checkbox', t(key)),
    pick: (key) => driver.tick('radio', t(key)),
    choose: (key) => driver.choose(t(key), 1),
    enterCode: async (to, button) => {
      const count = (codes.get(to) ?? 0) + 1
      codes.set(to, count)
      await ways.fill('application.otp.label', await codeSentTo(to, count))
      await ways.press(button)
    },
    expectValue: (key, value) => driver.expectValue(t(key), value),
    expectText: async (text) => {
      const shows = (wanted: string) => document.querySelector('main')?.textContent.includes(wanted) === true || null
      await driver.until(() => driver.run(shows, text), text)
    },
    expectContract: async () => {
      const isShown = () =>
        document.querySelector('section[aria-busy=false], [role=region][aria-busy=false]') !== null || null
      await driver.until(() => driver.run(isShown), 'the contract')
    },
  }
  return ways
}

function byUpload({ driver, t, applicant, sandboxUrl, folder }: World): Capture {
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
    async card() {
      await give('application.identity.card.front', 'front')
      await give('application.identity.card.back', 'back')
    },
    face: () => give('application.identity.face.slot', 'selfie'),
    async liveness() {
      await driver.press(t('capture.liveness.withPictures'))
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
      await driver.press(t('capture.liveness.pictures.send'))
    },
  }
}

const countLabelled = (label: string) => document.querySelectorAll(`[aria-label="${CSS.escape(label)}"]`).length

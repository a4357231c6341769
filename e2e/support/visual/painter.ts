import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Browser } from '@playwright/test'
import sharp from 'sharp'

import { root } from '../../../scripts/lib/repository.mjs'
import { z } from '@/lib/platform/zod/zod'

const folder = join(root, 'e2e', 'visual')

/** What painted the pictures. Written with them. */
const painterFile = join(folder, 'painter.json')

/** Shows how a browser paints whatever the site looks like. */
const probeFile = join(folder, 'pictures', 'probe.png')

const painterSchema = z.object({ chromium: z.string(), platform: z.string() })

type Painter = z.infer<typeof painterSchema>

const painterOf = (browser: Browser): Painter => ({
  chromium: browser.version(),
  platform: `${process.platform} ${process.arch}`,
})

const fontFile = join(root, 'node_modules/@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf')

/** Letters, curves, a gradient, a shadow and hairlines: what builds of the engine paint differently. */
const probe = () => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: probe; src: url(data:font/ttf;base64,${readFileSync(fontFile, 'base64')}) }
body { margin: 16px; font: 17px/1.6 probe; color: #14172b; background: #faf9f6 }
h1 { font-size: 40px; letter-spacing: -0.015em; margin: 0 }
div { display: inline-block; margin: 8px; width: 120px; height: 64px; border-radius: 12px; border: 1px solid #7f8396 }
</style><h1>Ở Mỹ Đức, ƯỚC 1.234,56</h1><p>Quỹ mở, trái phiếu và chứng chỉ quỹ: phí từ 0,15 % mỗi giao dịch.</p>
<div style="background: linear-gradient(30deg, #28348a, #e5a244)"></div><div style="box-shadow: 0 12px 32px #14172b1f"></div>
<svg width="120" height="66"><circle cx="60" cy="33" r="30" fill="none" stroke="#c77a1e" stroke-width="1.75"/><path
d="M0 60C30 10 60 70 120 6" fill="#3442ab55" stroke="#3442ab"/></svg>`

async function paintProbe(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 560, height: 240 }, deviceScaleFactor: 1 })
  await page.setContent(probe())
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** Written with the pictures; the probe only when another browser takes them. */
export async function keepPainter(browser: Browser): Promise<void> {
  if (isPainter(browser)) return
  mkdirSync(dirname(probeFile), { recursive: true })
  writeFileSync(probeFile, await paintProbe(browser))
  writeFileSync(painterFile, `${JSON.stringify(painterOf(browser), null, 2)}\n`)
}

/** Another build of the engine may paint otherwise; whether it does shows in the probe. */
export async function whyNotJudged(browser: Browser): Promise<string | null> {
  const made = painterOfPictures()
  if (made === null) return 'Not judged: there are no pictures. npm run visual takes them.'
  if (isPainter(browser)) return null
  const mine = await pixelsOf(await paintProbe(browser))
  const theirs = await pixelsOf(probeFile)
  if (areAlike(mine, theirs)) return null
  return `Not judged: ${nameOf(painterOf(browser))} paints otherwise than ${nameOf(made)}, which took the pictures.`
}

function painterOfPictures(): Painter | null {
  if (!existsSync(painterFile) || !existsSync(probeFile)) return null
  return painterSchema.parse(JSON.parse(readFileSync(painterFile, 'utf8')))
}

const isPainter = (browser: Browser) => JSON.stringify(painterOfPictures()) === JSON.stringify(painterOf(browser))

const nameOf = ({ chromium, platform }: Painter) => `Chromium ${chromium} on ${platform}`

const pixelsOf = (picture: Buffer | string) => sharp(picture).removeAlpha().raw().toBuffer()

/** As tolerant as the pictures: a difference in few of the bytes, of which a pixel has three. */
function areAlike(one: Buffer, other: Buffer): boolean {
  const differing = one.reduce((count, value, at) => count + (Math.abs(value - (other[at] ?? 0)) > 12 ? 1 : 0), 0)
  return one.length === other.length && differing <= 60
}

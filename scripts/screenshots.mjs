/** `npm run screenshots`: takes the README's screenshots of the demo content. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { launchBrowser } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { ownInstance } from './lib/instance.mjs'
import { returningVisitor } from './lib/returning-visitor.mjs'
import { root } from './lib/repository.mjs'
import { buildSite, siteUrl, startSandbox, startSite } from './lib/stack.mjs'

const folder = join(root, 'docs', 'images')
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

/** @type {{ file: string, path: string, viewport: { width: number, height: number }, dark?: boolean }[]} */
const pictures = [
  { file: 'home.png', path: '/', viewport: desktop },
  { file: 'home-dark-en.png', path: '/en', viewport: desktop, dark: true },
  { file: 'open-account.png', path: '/register', viewport: desktop },
  { file: 'home-phone.png', path: '/kr', viewport: phone },
]

await main(async () => {
  ensureInstalled()
  const instance = await ownInstance('screenshots')
  await startSandbox(instance)
  console.log('Building …')
  await buildSite(instance)
  await startSite(instance)
  mkdirSync(folder, { recursive: true })
  const browser = await launchBrowser()
  for (const { file, path, viewport, dark = false } of pictures) {
    const colorScheme = dark ? 'dark' : 'light'
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
    await context.addInitScript(returningVisitor)
    const page = await context.newPage()
    await page.goto(`${siteUrl(instance)}${path}`, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(folder, file) })
    await context.close()
    console.log(`docs/images/${file}`)
  }
  await browser.close()
})

/**
 * `npm run demo:cms`: the site on a headless CMS (tests/demo-cms), with an editor to try. With `-- --test`: an edit is made in a
 * browser, and every page is opened.
 */
import { ensureBrowsers } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { run } from './lib/processes.mjs'
import { bin } from './lib/repository.mjs'

await main(async () => {
  ensureInstalled()
  const options = process.argv.slice(2)
  const { chromium, headlessShell } = options.includes('--test') ? ensureBrowsers() : {}
  const env = chromium ? { CHROMIUM: chromium, HEADLESS_SHELL: headlessShell } : {}
  const { code } = await run({
    name: 'demo',
    command: bin('tsx'),
    args: ['tests/demo-cms/main.ts', ...options],
    env,
    echo: true,
  })
  return code
})

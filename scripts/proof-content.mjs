/**
 * `npm run proof:content`: the site on a CMS that differs in every slug, id and host and spoils one row in ten
 * (tests/other-cms). Every page is opened in every language.
 */
import { ensureBrowsers } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { run } from './lib/processes.mjs'
import { bin } from './lib/repository.mjs'

await main(async () => {
  ensureInstalled()
  const env = { CHROMIUM: ensureBrowsers().chromium }
  const { code } = await run({
    name: 'proof',
    command: bin('tsx'),
    args: ['tests/other-cms/proof.ts'],
    env,
    echo: true,
  })
  return code
})

/**
 * `npm run visual`: takes the pictures of pages and wizard screens that e2e/visual keeps, and writes those that changed. With
 * `-- --check` it only compares. Either makes a sheet of all pictures, test-results/visual.html. Further arguments go to Playwright.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { browserTests } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { run } from './lib/processes.mjs'
import { root } from './lib/repository.mjs'

const report = join(root, 'test-results', 'visual.json')

await main(async () => {
  ensureInstalled()
  const { leftoverPictures, packNewPictures, picturesIn, removePictures, writeSheet } =
    await import('./lib/pictures.mjs')
  const isCheck = process.argv.includes('--check')
  const others = process.argv.slice(2).filter((argument) => argument !== '--check')
  process.env['VISUAL'] = '1'
  const started = Date.now()
  rmSync(report, { force: true })
  const mode = `--update-snapshots=${isCheck ? 'none' : 'changed'}`
  const { code } = await run(browserTests(['--project=visual', mode, ...others], report))

  const { pictures, notJudged } = await picturesIn(report)
  for (const reason of notJudged) console.log(`\n${reason}`)
  // A run of some tests, or one that ended early, says nothing about the other pictures.
  const isWhole = others.length === 0 && notJudged.length === 0 && (isCheck || code === 0)
  const leftover = isWhole ? await leftoverPictures(pictures) : []
  if (!isCheck) await removePictures(leftover)
  else for (const file of leftover) console.log(`\nNo page has the picture ${file}; npm run visual removes it.`)
  const shown = isCheck ? pictures : await packNewPictures(pictures, started)
  console.log(`\n${await writeSheet(shown)}`)
  return isCheck && leftover.length > 0 ? 1 : code
})

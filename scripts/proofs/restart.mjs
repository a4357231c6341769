/**
 * `npm run proof:restart`: visited pages are served after a crash while every backend is down, and no edit that was
 * confirmed is lost by a crash right after it. `--pages=500 --edits=1000`, a crash after every `--every=20`th edit.
 */
import { main } from '../lib/main.mjs'
import { sandboxUrl, siteUrl, startSandbox, startSite } from '../lib/stack.mjs'
import { ask, askAll, buildForProof, crash, editHotline, option, report, sitemapPaths, verdict } from './support.mjs'

await main(async () => {
  // The demo has fewer than 500 addresses.
  const { instance, sandbox } = await buildForProof({ scale: 2 })
  const url = siteUrl(instance)
  let site = await startSite(instance)

  const paths = (await sitemapPaths(url)).slice(0, option('pages', 500))
  console.log(`Visiting ${paths.length} pages …`)
  const warm = await askAll(url, paths)
  report('pages that answer 200', `${good(warm)} of ${paths.length}`, good(warm) === paths.length)
  await crash(site)
  await sandbox.stop()
  site = await startSite(instance)
  const cold = await askAll(url, paths)
  report('after a crash, without backends', `${good(cold)} of ${paths.length}`, good(cold) === paths.length)
  const changed = cold.filter(({ body }, index) => body !== warm[index]?.body).length
  report('pages that changed by the crash', changed, changed === 0)

  await startSandbox(instance)
  const edits = option('edits', 1_000)
  const every = option('every', 20)
  console.log(`Making ${edits} edits, with a crash after every ${every}th …`)
  let lost = 0
  let refused = 0
  for (let edit = 1; edit <= edits; edit += 1) {
    const marker = `1900 ${String(edit).padStart(6, '0')}`
    // A CMS repeats what was not confirmed.
    while (!(await editHotline(sandboxUrl(instance), marker))) refused += 1
    if (edit % every === 0) {
      await crash(site)
      site = await startSite(instance)
    }
    const { body } = await ask(`${url}/faq`)
    if (!body.includes(marker)) lost += 1
  }
  report('edits that had to be repeated', refused, refused < edits / 100)
  report('confirmed edits that were lost', `${lost} of ${edits}`, lost === 0)
  return verdict()
})

/** @param {readonly { status: number }[]} replies */
function good(replies) {
  return replies.filter(({ status }) => status === 200).length
}

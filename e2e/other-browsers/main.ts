/** Opens an account by upload in Firefox and in WebKitGTK; started by scripts/proofs/browsers.mjs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { main } from '../../scripts/lib/main.mjs'
import { inventApplicant } from '../support/account-opening/applicant'
import { copyOf } from '../support/copy'
import { Driver } from './driver'
import { startFirefox } from './firefox'
import { openAccount } from './open-account'
import { startWebKit } from './webkit'

const [siteUrl = '', sandboxUrl = '', ...chosen] = process.argv.slice(2)

const browsers = { firefox: startFirefox, webkit: startWebKit }

async function accountsOf(idno: string): Promise<number> {
  const answer = await fetch(`${sandboxUrl}/__sandbox__/accounts`)
  const accounts = (await answer.json()) as { fields: { idno?: string } }[]
  return accounts.filter(({ fields }) => fields.idno === idno).length
}

/** @returns whether the account was opened and its contract signed */
async function proves(name: keyof typeof browsers): Promise<boolean> {
  const since = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const transport = await browsers[name]()
  try {
    const applicant = inventApplicant()
    await openAccount({ driver: new Driver(transport), t: copyOf('vi'), applicant, siteUrl, sandboxUrl, folder })
    const accounts = await accountsOf(applicant.idNumber)
    const seconds = ((performance.now() - since) / 1000).toFixed(0)
    process.stdout.write(
      `${accounts === 1 ? '  ok  ' : 'FAILED'}  ${transport.browser}: ${accounts} account in ${seconds} s\n`,
    )
    return accounts === 1
  } catch (error) {
    process.stdout.write(`FAILED  ${transport.browser}: ${error instanceof Error ? error.message : String(error)}\n`)
    return false
  } finally {
    await transport.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main(async () => {
  let isProven = true
  for (const name of ['firefox', 'webkit'] as const) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    // oxlint-disable-next-line no-await-in-loop -- two browsers at once would slow each other down
    isProven = (await proves(name)) && isProven
  }
  return isProven ? 0 : 1
})

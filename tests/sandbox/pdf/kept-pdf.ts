import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { PdfFile } from './page-flow'

const here = dirname(fileURLToPath(import.meta.url))

const folder = join(here, '..', '..', '..', 'node_modules', '.cache', 'sandbox-pdf')

/** Changes with the code that draws, so that no file of older code is read. */
let code: string | undefined
const codeHash = () =>
  (code ??= hashOf(
    readdirSync(here)
      .toSorted()
      .map((file) => readFileSync(join(here, file), 'utf8'))
      .join('\n'),
  ))

/**
 * A PDF that is drawn once and read from disk by every sandbox afterwards: drawing the reports takes ten seconds, which each
 * sandbox would spend on its first list of them.
 * @param content what the file is drawn from
 */
export async function keptPdf(content: unknown, draw: () => Promise<PdfFile>): Promise<PdfFile> {
  const file = join(folder, `${hashOf(`${codeHash()}${JSON.stringify(content)}`)}.pdf`)
  const kept = await readFile(file).catch(() => null)
  // The number of pages, then the file.
  if (kept !== null) return { pages: kept.readUInt32BE(), bytes: new Uint8Array(kept.subarray(4)) }
  const made = await draw()
  const pages = Buffer.alloc(4)
  pages.writeUInt32BE(made.pages)
  await mkdir(folder, { recursive: true })
  // Under another name first: a sandbox that runs at the same time never reads half of it.
  const part = `${file}.${randomUUID()}`
  await writeFile(part, Buffer.concat([pages, made.bytes]))
  await rename(part, file)
  return made
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

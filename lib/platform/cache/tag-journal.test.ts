import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { TagJournal } from './tag-journal'

let folder: string
let opened: TagJournal[]

beforeEach(async () => {
  opened = []
  folder = await mkdtemp(join(tmpdir(), 'tags-'))
})

afterEach(async () => {
  await Promise.all(opened.map((journal) => journal.close()))
  await rm(folder, { recursive: true })
})

const file = () => join(folder, 'site', 'tags.jsonl')

async function open(mostLines?: number) {
  const journal = new TagJournal(file(), mostLines)
  opened.push(journal)
  return { journal, known: await journal.load() }
}

const at = (time: number) => ({ at: time, knownAt: time })

it('knows after a restart what was confirmed before it', async () => {
  const first = await open()
  expect(first.known).toBe(false)
  await first.journal.append(['post:a', 'menu'], at(1_000))
  await first.journal.append(['menu'], { at: 1_500, knownAt: 2_000 })
  await first.journal.append(['menu'], at(500))
  const { journal, known } = await open()
  expect(known).toBe(true)
  expect(Object.fromEntries(journal.times)).toEqual({ 'post:a': at(1_000), menu: { at: 1_500, knownAt: 2_000 } })
})

it('ignores a line that a killed process wrote half, and writes on', async () => {
  await (await open()).journal.append(['a'], at(1))
  await appendFile(file(), '[2,2,"hal')
  const second = await open()
  await second.journal.append(['b'], at(3))
  expect([...(await open()).journal.times.keys()]).toEqual(['a', 'b'])
})

it('loses none of many events at once', async () => {
  const { journal } = await open()
  await Promise.all(Array.from({ length: 50 }, (_, n) => journal.append([`post:${n}`], at(n))))
  expect((await open()).journal.times.size).toBe(50)
})

it('writes each tag once when it has become long', async () => {
  const { journal } = await open(10)
  await Promise.all(Array.from({ length: 35 }, (_, n) => journal.append(['menu'], at(n))))
  expect((await readFile(file(), 'utf8')).split('\n').length).toBeLessThan(12)
  expect((await open()).journal.times.get('menu')?.at).toBe(34)
})

it('fails when it cannot be written', async () => {
  const { journal } = await open()
  await journal.close()
  await rm(folder, { recursive: true })
  await appendFile(folder, 'a file in place of the folder')
  await expect(journal.append(['a'], at(1))).rejects.toThrow(/ENOTDIR|EEXIST/)
})

import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

import { LRUCache } from 'lru-cache'

interface Limits {
  readonly diskBytes: number
  readonly memoryBytes: number
}

interface Stored<Entry> {
  readonly key: string
  readonly entry: Entry
}

/**
 * Entries by key, on disk, with the most recently used ones in memory as well. Both are bounded in bytes; what was used
 * longest ago goes first. An entry is one file that appears at once under its name, so a process that is killed while it
 * writes leaves nothing that a later one would read. One process uses a folder at a time.
 */
export class PageStore<Entry extends object> {
  readonly #folder: string
  readonly #files: LRUCache<string, { readonly bytes: number }>
  readonly #memory: LRUCache<string, { readonly entry: Entry; readonly bytes: number }>

  /** @param folder is made if it does not exist; what an earlier process kept in it is used again */
  constructor(folder: string, { diskBytes, memoryBytes }: Limits) {
    this.#folder = folder
    this.#memory = new LRUCache({ maxSize: memoryBytes, sizeCalculation: ({ bytes }) => bytes })
    this.#files = new LRUCache({
      maxSize: diskBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_, name, reason) => {
        // Replaced files keep their name; a file that is already gone is as good as removed.
        if (reason !== 'set') void rm(join(folder, name), { force: true })
      },
    })
    mkdirSync(folder, { recursive: true })
    this.#readFolder()
  }

  /** Bytes of the files. */
  get diskBytes(): number {
    return this.#files.calculatedSize
  }

  /** Bytes of what is in memory. */
  get memoryBytes(): number {
    return this.#memory.calculatedSize
  }

  async get(key: string): Promise<Entry | undefined> {
    const name = nameOf(key)
    // Both orders of use change together, so that a page that is read often is not the oldest file.
    const onDisk = this.#files.get(name) !== undefined
    const known = this.#memory.get(name)
    if (known !== undefined) return known.entry
    if (!onDisk) return undefined
    const stored = await this.#read(name)
    if (stored?.key !== key) return undefined
    const { entry } = stored
    this.#memory.set(name, { entry, bytes: this.#files.peek(name)?.bytes ?? 1 })
    return entry
  }

  /**
   * Keeps an entry in memory at once and on disk before it resolves.
   * @throws when the file cannot be written; the entry is then in memory only
   */
  async set(key: string, entry: Entry): Promise<void> {
    const name = nameOf(key)
    const content = serialize({ key, entry } satisfies Stored<Entry>)
    this.#memory.set(name, { entry, bytes: content.length })
    const temporary = join(this.#folder, `${name}.${randomUUID()}${unfinished}`)
    try {
      await writeFile(temporary, content)
      await rename(temporary, join(this.#folder, name))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    this.#files.set(name, { bytes: content.length })
    // Larger than everything that may be kept: the cache has refused it.
    if (!this.#files.has(name)) await rm(join(this.#folder, name), { force: true })
  }

  /** Keeps an entry in memory only: one that is read from elsewhere on disk. @param bytes its approximate size */
  remember(key: string, entry: Entry, bytes: number): void {
    this.#memory.set(nameOf(key), { entry, bytes })
  }

  async #read(name: string): Promise<Stored<Entry> | undefined> {
    try {
      return deserialize(await readFile(join(this.#folder, name))) as Stored<Entry>
    } catch {
      // Damaged or removed from outside: rendered again.
      this.#files.delete(name)
      return undefined
    }
  }

  #readFolder(): void {
    const files = readdirSync(this.#folder).flatMap((name) => {
      const file = join(this.#folder, name)
      if (name.endsWith(unfinished)) {
        rmSync(file, { force: true })
        return []
      }
      const { size, mtimeMs } = statSync(file)
      return [{ name, size, mtimeMs }]
    })
    // The last one set is the most recently used.
    for (const { name, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      this.#files.set(name, { bytes: Math.max(1, size) })
    }
  }
}

const unfinished = '.tmp'

/** Keys are addresses of any length and with any characters; file names are not. */
const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex')

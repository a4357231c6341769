import { mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Times of one tag, in milliseconds since 1970. */
interface Invalidation {
  /** When the CMS announced the edit; the same on every instance. */
  readonly at: number
  /** When this instance knew of it: what it rendered until then may show the old content. */
  readonly knownAt: number
}

type Line = readonly [at: number, knownAt: number, ...tags: string[]]

/**
 * The tags that this instance knows to be invalidated, in a file of one JSON line an event, so that a restart forgets none.
 * A line that a killed process wrote half is ignored: its event was not confirmed to anybody.
 */
export class TagJournal {
  readonly #file: string
  readonly #mostLines: number
  readonly #times = new Map<string, Invalidation>()
  #handle: FileHandle | undefined
  #lines = 0
  #last: Promise<void> = Promise.resolve()

  /** @param mostLines lines after which the file is written anew with each tag once */
  constructor(file: string, mostLines = 5_000) {
    this.#file = file
    this.#mostLines = mostLines
  }

  get times(): ReadonlyMap<string, Invalidation> {
    return this.#times
  }

  /** Reads what earlier processes wrote. @returns whether there was anything: the instance is not a new one */
  async load(): Promise<boolean> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    for (const line of (text ?? '').split('\n')) {
      const parsed = parseLine(line)
      if (parsed !== null) this.#note(parsed)
    }
    await this.#rewrite()
    return text !== null
  }

  /** Adds an event; it is on the disk when this resolves. @throws when it cannot be written */
  append(tags: readonly string[], { at, knownAt }: Invalidation): Promise<void> {
    this.#last = this.#last.catch(() => {}).then(() => this.#write([at, knownAt, ...tags]))
    return this.#last
  }

  async close(): Promise<void> {
    await this.#last.catch(() => {})
    await this.#handle?.close()
    this.#handle = undefined
  }

  async #write(line: Line): Promise<void> {
    this.#note(line)
    if (this.#handle === undefined || this.#lines >= this.#mostLines) await this.#rewrite()
    else {
      await this.#handle.appendFile(`${JSON.stringify(line)}\n`)
      await this.#handle.datasync()
      this.#lines += 1
    }
  }

  #note([at, knownAt, ...tags]: Line): void {
    for (const tag of tags) {
      const before = this.#times.get(tag)
      this.#times.set(tag, { at: Math.max(at, before?.at ?? 0), knownAt: Math.max(knownAt, before?.knownAt ?? 0) })
    }
  }

  async #rewrite(): Promise<void> {
    await this.#handle?.close()
    this.#handle = undefined
    await mkdir(dirname(this.#file), { recursive: true })
    const lines = [...this.#times].map(([tag, { at, knownAt }]) => `${JSON.stringify([at, knownAt, tag])}\n`)
    await writeFile(`${this.#file}.tmp`, lines.join(''), { flush: true })
    await rename(`${this.#file}.tmp`, this.#file)
    this.#handle = await open(this.#file, 'a')
    // Counted from the last rewrite: a site with many tags would otherwise rewrite its file at each event.
    this.#lines = 0
  }
}

function parseLine(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return null
    const [at, knownAt, ...tags] = value as unknown[]
    if (typeof at !== 'number' || typeof knownAt !== 'number') return null
    return tags.every((tag) => typeof tag === 'string') ? [at, knownAt, ...tags] : null
  } catch {
    return null
  }
}

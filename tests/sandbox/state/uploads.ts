import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export interface Upload {
  readonly uri: string
  readonly name: string
  readonly mediaType: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** Files that visitors sent: CVs and pictures of id cards. */
export class Uploads {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Stores under a random name in `folder`; returns the path by which it is named from now on. */
  async store(folder: string, file: File): Promise<string> {
    const extension = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0].toLowerCase() ?? ''
    const uri = `/uploads/${folder}/${randomUUID()}${extension}`
    this.#database
      .prepare('insert into uploads (uri, name, media_type, content, at) values (?, ?, ?, ?, ?)')
      .run(uri, file.name, file.type, new Uint8Array(await file.arrayBuffer()), new Date(this.#now()).toISOString())
    return uri
  }

  find(uri: string): Upload | undefined {
    const row = this.#database.prepare('select * from uploads where uri = ?').get(uri)
    if (!row) return undefined
    return {
      uri,
      name: String(row['name']),
      mediaType: String(row['media_type']),
      content: new Uint8Array(row['content'] as Uint8Array),
    }
  }

  /** Whether there was anything to remove. */
  remove(uri: string): boolean {
    return this.#database.prepare('delete from uploads where uri = ?').run(uri).changes > 0
  }
}

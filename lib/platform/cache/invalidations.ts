import type { SharedTags, TagTimes } from './shared-tags.ts'
import type { TagJournal } from './tag-journal.ts'
import { cacheClock, invalidateTags } from './tag-manifest.ts'

/** Tag that Next puts on every page, of its root layout. */
const everyPage = '_N_T_/layout'

/** Milliseconds that the start waits for Redis before the site serves what it has. */
const firstLoadMs = 3_000

interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface InvalidationState {
  /** Whether everything that was invalidated before the start is known. */
  readonly loaded: boolean
  /** Connection to the other instances; `off` without REDIS_URL. */
  readonly shared: 'off' | 'up' | 'down'
}

interface Options {
  readonly journal: TagJournal
  readonly shared: SharedTags | null
  readonly log: Log
}

/**
 * Edits that the CMS announced: applied to this instance, remembered over a restart, and shared with the other instances
 * (docs/architecture.md#cache-tags-and-the-webhook).
 */
export class Invalidations {
  readonly #journal: TagJournal
  readonly #shared: SharedTags | null
  readonly #log: Log
  #loaded = false
  #up = false
  /** Whether this instance may hold pages that were rendered before it knew of an edit. */
  #hasHistory = false

  constructor({ journal, shared, log }: Options) {
    this.#journal = journal
    this.#shared = shared
    this.#log = log
  }

  get state(): InvalidationState {
    return { loaded: this.#loaded, shared: this.#shared === null ? 'off' : this.#up ? 'up' : 'down' }
  }

  /** Loads what is invalidated; call it before the first request is served. */
  async start(): Promise<void> {
    this.#hasHistory = await this.#journal.load()
    for (const [tag, { knownAt }] of this.#journal.times) invalidateTags([tag], knownAt)
    if (this.#shared === null) {
      this.#loaded = true
      return
    }
    const { promise: loaded, resolve } = Promise.withResolvers<void>()
    void this.#shared.follow({
      loaded: (times) => {
        const unknown = this.#merge(times)
        this.#setUp(true)
        resolve()
        return unknown
      },
      invalidated: (tags, at) => this.#learn(tags, at, cacheClock()),
      lost: () => this.#setUp(false),
    })
    const timer = setTimeout(resolve, firstLoadMs)
    await loaded
    clearTimeout(timer)
    // Nobody knows what was edited: pages are shown once more and rendered again meanwhile.
    if (!this.#loaded) invalidateTags([everyPage], cacheClock(), 'stale')
  }

  /**
   * Makes everything with these tags out of date, here and on every other instance.
   * @throws when that would be forgotten by a restart or not reach the others; the caller should try again
   */
  async record(tags: readonly string[]): Promise<void> {
    const at = cacheClock()
    invalidateTags(tags, at)
    if (this.#shared === null) {
      await this.#journal.append(tags, { at, knownAt: at })
      return
    }
    await Promise.all([this.#shared.record(tags, at), this.#write(tags, at, at)])
  }

  async close(): Promise<void> {
    this.#shared?.close()
    await this.#journal.close()
  }

  /** @returns times that Redis does not know, because it lost them or was away */
  #merge(times: TagTimes): TagTimes {
    const known = this.#journal.times
    const now = cacheClock()
    const news = [...times].filter(([tag, at]) => at > (known.get(tag)?.at ?? 0))
    const missing = [...known].flatMap(([tag, { at }]) => (at > (times.get(tag) ?? 0) ? [[tag, at] as const] : []))
    // A new instance has the pages of the build only, which are as old as they say.
    for (const [tag, at] of news) this.#learn([tag], at, this.#hasHistory ? now : at)
    this.#hasHistory = true
    this.#loaded = true
    return new Map(missing)
  }

  /** @param knownAt what was rendered until then may show the old content */
  #learn(tags: readonly string[], at: number, knownAt: number): void {
    const until = Math.max(at, knownAt)
    invalidateTags(tags, until)
    void this.#write(tags, at, until)
  }

  /** Redis has the event as well, so a full disk is no reason to refuse it. */
  async #write(tags: readonly string[], at: number, knownAt: number): Promise<void> {
    try {
      await this.#journal.append(tags, { at, knownAt })
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'invalidation is not on disk')
    }
  }

  #setUp(up: boolean): void {
    if (up === this.#up) return
    this.#up = up
    if (up) this.#log.info({}, 'Redis is connected')
    else this.#log.warn({}, 'Redis is lost: edits are refused until it is back')
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Redis } from 'ioredis'

import { connectRedis } from '../redis/connection.ts'

/** Time of the last edit of each tag, in milliseconds since 1970. */
export type TagTimes = ReadonlyMap<string, number>

/** Hash of the time of every tag, and the stream of events that other instances follow. */
const timesKey = 'site:tags'
const eventsKey = 'site:tag-events'

/** Events that the stream keeps; who missed more reads the hash. */
const keptEvents = 10_000

/** Milliseconds that recording an edit may take: the CMS waits for it, no visitor does. */
const recordMs = 1_000

/** Milliseconds that one request for events waits, and after how many without an answer the connection counts as lost. */
const blockMs = 500
const silenceMs = 2_000

/** Milliseconds before the next attempt after a lost connection. */
const retryMs = 100

interface Listener {
  /** Called with the times of all tags, after each connect; returns those that Redis does not know and should. */
  readonly loaded: (times: TagTimes) => TagTimes
  /** Called with each event of another instance. */
  readonly invalidated: (tags: readonly string[], at: number) => void
  readonly lost: () => void
}

/**
 * Invalidations of all instances, in Redis. Recording an edit writes a hash, which a new or reconnected instance reads whole,
 * and a stream, which all others wait on. A Redis that lost its data is told again by the first instance that reconnects.
 */
export class SharedTags {
  readonly #instance = randomUUID()
  readonly #commands: Redis
  readonly #follower: Redis
  #closed = false

  constructor(url: string) {
    this.#commands = connectRedis(url, { name: 'site-tags', timeoutMs: recordMs })
    this.#follower = connectRedis(url, { name: 'site-tag-events' })
  }

  /** @throws when the edit is not recorded for the other instances */
  async record(tags: readonly string[], at: number): Promise<void> {
    if (tags.length === 0) return
    const results = await this.#commands
      .multi()
      .hset(timesKey, Object.fromEntries(tags.map((tag) => [tag, at])))
      .xadd(eventsKey, 'MAXLEN', '~', keptEvents, '*', 'event', JSON.stringify([this.#instance, at, ...tags]))
      .exec()
    const failed = results?.find(([error]) => error !== null)?.[0]
    if (results === null || failed) throw failed ?? new Error('Redis discarded the transaction')
  }

  /** Follows the other instances until it is closed, over lost connections. */
  async follow(listener: Listener): Promise<void> {
    while (!this.#closed) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one connection after the other
        await this.#followOnce(listener)
      } catch {
        if (this.#closed) return
        listener.lost()
        // oxlint-disable-next-line no-await-in-loop
        await pause(retryMs)
      }
    }
  }

  close(): void {
    this.#closed = true
    this.#commands.disconnect()
    this.#follower.disconnect()
  }

  async #followOnce(listener: Listener): Promise<void> {
    // Events from here on; what came before is in the hash, which is read afterwards.
    const [newest] = await this.#answer(this.#follower.xrevrange(eventsKey, '+', '-', 'COUNT', 1))
    let lastId = newest?.[0] ?? '0-0'
    const times = await this.#answer(this.#follower.hgetall(timesKey))
    const unknown = listener.loaded(new Map(Object.entries(times).map(([tag, at]) => [tag, Number(at)])))
    for (const [at, tags] of Map.groupBy(unknown.keys(), (tag) => unknown.get(tag) ?? 0)) {
      // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
      await this.record(tags, at)
    }
    while (!this.#closed) {
      // oxlint-disable-next-line no-await-in-loop -- waits for news
      const answer = await this.#answer(
        this.#follower.xread('COUNT', 1_000, 'BLOCK', blockMs, 'STREAMS', eventsKey, lastId),
      )
      for (const [id, fields] of answer?.[0]?.[1] ?? []) {
        lastId = id
        const event = parseEvent(fields?.[1])
        if (event !== null && event.instance !== this.#instance) listener.invalidated(event.tags, event.at)
      }
    }
  }

  /** The answer to a command of the follower; a connection that stays silent is given up. */
  async #answer<Value>(command: Promise<Value>): Promise<Value> {
    const timer = setTimeout(() => this.#follower.disconnect(true), silenceMs)
    try {
      return await command
    } finally {
      clearTimeout(timer)
    }
  }
}

function parseEvent(text: string | undefined) {
  const [instance, at, ...tags] = JSON.parse(text ?? '[]') as [string?, number?, ...string[]]
  return instance === undefined || at === undefined ? null : { instance, at, tags }
}

import { join } from 'node:path'

import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'

import { isBuildPhase } from '../env/phase.ts'
import { pageCacheSettings } from '../env/page-cache.ts'
import { processWide } from '../process/process-wide.ts'
import { cacheFolder } from './cache-folder.ts'
import { cacheProfiles } from './cache-profiles.ts'
import { finishPage, isPage, sizeOf, tagsOf } from './finished-page.ts'
import { PageStore } from './page-store.ts'
import { noteServedDocument } from './served-document.ts'
import { cacheClock, changedSince, expiredSince } from './tag-manifest.ts'

// CommonJS default export under Node's ES module loader.
const FileSystemCache =
  (FileSystemCacheModule as unknown as { default?: typeof FileSystemCacheModule }).default ?? FileSystemCacheModule

type SetContext = Parameters<CacheHandler['set']>[2]

/** Next makes a handler for each request; all of them keep pages in one store. */
function storeOf(distDir: string): PageStore<CacheHandlerValue> {
  const stores = processWide('page-stores', () => new Map<string, PageStore<CacheHandlerValue>>())
  const known = stores.get(distDir)
  if (known !== undefined) return known
  const store = new PageStore<CacheHandlerValue>(join(cacheFolder(distDir), 'pages'), pageCacheSettings())
  stores.set(distDir, store)
  return store
}

/**
 * The page cache. Pages of the build are read by Next's own file-system handler; what is rendered later is kept in a store
 * of ours, because Next does not read such pages back from disk (docs/decisions/0040-page-store.md).
 * - Every document is finished once (finished-page.ts): its styles and data, policy, status.
 * - Only what was found is kept. Invented addresses and redirects cannot fill the disk; a render that failed is answered
 *   with the last good document and never replaces it.
 * - A page is as old as the start of its render. An edit that comes while a page renders makes it out of date, so
 *   it is sent to those who wait for it and not kept.
 */
export default class PageCacheHandler extends FileSystemCache implements CacheHandler {
  readonly #distDir: string | null
  readonly #store: PageStore<CacheHandlerValue> | null
  /** Next makes a handler when a request arrives, so no render of this handler began earlier. */
  readonly #startedAt = cacheClock() - 1

  constructor(context: CacheHandlerContext) {
    const { dev, serverDistDir } = context
    // Next makes handlers that no page passes, for its middleware, without a folder.
    const distDir = serverDistDir === undefined ? null : join(serverDistDir, '..')
    const ownStore = !dev && !isBuildPhase() && distDir !== null
    // Next's handler then only reads the pages of the build, and neither copies nor remembers them.
    super({ ...context, ...(ownStore && { flushToDisk: false, maxMemoryCacheSize: 0 }) } as never)
    this.#distDir = distDir
    this.#store = ownStore ? storeOf(distDir) : null
  }

  override async get(...args: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const [key, context] = args
    const entry = (await this.#kept(key, context)) ?? (await this.#built(...args))
    if (entry !== null) this.#note(entry)
    return entry
  }

  override async set(...[key, data, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (isPage(data)) {
      // Next answers the current request from `data` itself, so it is changed rather than copied.
      Object.assign(data, finishPage(data, this.#distDir))
    }
    if (this.#store === null || !isCompleteAnswer(data, context)) {
      if (!isFailure(data)) await super.set(key, data, context)
      return
    }
    const entry: CacheHandlerValue = {
      lastModified: this.#startedAt,
      value: data,
      ...('cacheControl' in context && context.cacheControl && { cacheControl: context.cacheControl }),
    }
    if (isOutage(data)) {
      const lastGood = await this.#store.get(key)
      if (lastGood !== undefined) Object.assign(data, lastGood.value)
      return
    }
    this.#note(entry)
    if (!isFound(data) || changedSince(tagsOf(data), this.#startedAt)) return
    await this.#store.set(key, entry)
  }

  /** A page that was rendered since the build, unless an edit has made it out of date. */
  async #kept(key: string, context: Parameters<CacheHandler['get']>[1]): Promise<CacheHandlerValue | null> {
    if (this.#store === null || !isAnswerRequest(context)) return null
    const entry = await this.#store.get(key)
    return entry === undefined || expiredSince(tagsOf(entry.value), entry.lastModified) ? null : entry
  }

  /** A page of the build, finished. */
  async #built(...args: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const [key, context] = args
    const entry = await super.get(...args)
    if (entry === null || !isPage(entry.value)) return entry
    const finished = { ...entry, value: { ...entry.value, ...finishPage(entry.value, this.#distDir) } }
    if (this.#store !== null && isAnswerRequest(context) && entry.value.postponed == null) {
      this.#store.remember(key, finished, sizeOf(finished.value))
    }
    return finished
  }

  #note({ value, lastModified, cacheControl }: CacheHandlerValue): void {
    const revalidate = cacheControl?.revalidate ?? cacheProfiles.content.revalidate
    const status = value !== null && 'status' in value ? value.status : undefined
    const longest = status === undefined || status < 400 ? cacheProfiles.content : cacheProfiles.absent
    noteServedDocument({
      renderedAt: lastModified,
      revalidateSeconds: revalidate === false ? longest.revalidate : Math.min(revalidate, longest.revalidate),
      tags: tagsOf(value),
    })
  }
}

/** Pages and route handlers have a status. */
type Answer = Extract<IncrementalCacheValue, { status?: unknown }>

function isAnswer(value: IncrementalCacheValue | null): value is Answer {
  return value !== null && 'status' in value
}

const isFailure = (value: IncrementalCacheValue | null): boolean => isAnswer(value) && (value.status ?? 200) >= 400

const isOutage = (value: Answer): boolean => (value.status ?? 200) >= 500

const isFound = (value: Answer): boolean => (value.status ?? 200) === 200

/** Whole documents and files, not shells of routes that Next completes for each request. */
function isCompleteAnswer(value: IncrementalCacheValue | null, context: SetContext): value is Answer {
  if (!isAnswer(value) || ('isFallback' in context && context.isFallback === true)) return false
  return !isPage(value) || value.postponed == null
}

function isAnswerRequest(context: Parameters<CacheHandler['get']>[1]): boolean {
  const { kind, isFallback } = context as { kind: string; isFallback?: boolean }
  return (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && isFallback !== true
}

import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants.js'
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'

import { cacheProfiles } from './cache-profiles.ts'
import { contentSecurityPolicy, inlineScriptHashes } from '../security/content-security-policy.ts'
import { documentTraits } from './document-tags.ts'

// CommonJS default export under Node's ES module loader.
const FileSystemCache =
  (FileSystemCacheModule as unknown as { default?: typeof FileSystemCacheModule }).default ?? FileSystemCacheModule

/**
 * The page cache: Next's own file-system handler with three additions.
 * - Every document has a Content-Security-Policy with the hashes of its inline scripts.
 * - A document that does not exist, could not be loaded or has moved is answered with that status (document-tags.ts).
 * - Pages and route handlers with status 400 or more are not kept: invented addresses cannot fill the disk, and a failed
 *   render never replaces the last good page. Shared caches in front of the site keep a 404 for as long as the site caches
 *   the backend's answer, and a failure not at all.
 */
export default class PageCacheHandler extends FileSystemCache implements CacheHandler {
  override async get(...args: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const entry = await super.get(...args)
    // Pages that the build wrote have no such headers yet. The entry may be shared, so it is copied.
    return entry?.value && isPage(entry.value)
      ? { ...entry, value: { ...entry.value, ...headersAndStatus(entry.value) } }
      : entry
  }

  override async set(...[key, data, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (data && isPage(data)) {
      // Next answers the current request from `data` itself, so it is changed rather than copied.
      Object.assign(data, headersAndStatus(data))
    }
    if (data && isAnswer(data) && data.status !== undefined && data.status >= 400) return
    await super.set(key, data, context)
  }
}

type AppPage = Extract<IncrementalCacheValue, { postponed: string | undefined }>

/** Next's kinds are an ambient const enum, which single-file compilation cannot read. */
function isPage(value: IncrementalCacheValue): value is AppPage {
  const kind: string = value.kind
  return kind === 'APP_PAGE'
}

/** Pages and route handlers have a status. */
function isAnswer(value: IncrementalCacheValue): value is Extract<IncrementalCacheValue, { status?: unknown }> {
  return 'status' in value
}

const policyHeader = 'content-security-policy'

/** Replaces what Next computes from the lifetime of the content, which is meant for pages that exist. */
function cacheControlOf(status: number | undefined): Record<string, string> {
  if (status === undefined || status < 400) return {}
  const value = status === 404 ? `public, max-age=0, s-maxage=${cacheProfiles.absent.revalidate}` : 'no-store'
  return { 'cache-control': value }
}

/** Hashing a page takes about a millisecond, and the memory cache returns the same entry for every request. */
const computed = new WeakMap<AppPage, Pick<AppPage, 'headers' | 'status'>>()

function headersAndStatus(page: AppPage): Pick<AppPage, 'headers' | 'status'> {
  const known = computed.get(page)
  if (known) return known
  const tags = page.headers?.[NEXT_CACHE_TAGS_HEADER]
  const { csp, location, status = page.status } = documentTraits(typeof tags === 'string' ? tags : '')
  const policy = contentSecurityPolicy(inlineScriptHashes(page.html), csp)
  const result = {
    status,
    headers: {
      ...page.headers,
      [policyHeader]: policy,
      ...cacheControlOf(status),
      ...(location === undefined ? {} : { location }),
    },
  }
  computed.set(page, result)
  return result
}

import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'

import { cacheProfiles } from './cache-profiles.ts'
import { contentSecurityPolicy, inlineScriptHashes } from '../security/content-security-policy.ts'
import { isCaptureDocument, pageLocationOf, pageStatusOf } from './document-markers.ts'

// CommonJS default export under Node's ES module loader.
const FileSystemCache =
  (FileSystemCacheModule as unknown as { default?: typeof FileSystemCacheModule }).default ?? FileSystemCacheModule

/**
 * The page cache: Next's own file-system handler, and
 * - every document carries a Content-Security-Policy with the hashes of its own inline scripts;
 * - a document that says it is no page, or has moved (document-markers.ts), is answered with that status;
 * - such answers, and those of route handlers with such a status, are not kept: strangers cannot fill the disk with
 *   addresses that they invent, and a failed render never takes the place of the last good page. Shared caches in front
 *   of the site keep what does not exist for as long as the site itself does, and a failure not at all.
 */
export default class PageCacheHandler extends FileSystemCache implements CacheHandler {
  override async get(...args: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const entry = await super.get(...args)
    // Pages that the build wrote come without these headers. The entry may be shared: it is not written to.
    return entry?.value && isPage(entry.value)
      ? { ...entry, value: { ...entry.value, ...headersAndStatus(entry.value) } }
      : entry
  }

  override async set(...[key, data, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (data && isPage(data)) {
      // The request being served is answered from `data` itself, so it is written to rather than copied.
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

/** Pages and route handlers: what has a status. */
function isAnswer(value: IncrementalCacheValue): value is Extract<IncrementalCacheValue, { status?: unknown }> {
  return 'status' in value
}

const policyHeader = 'content-security-policy'

/** Instead of what Next computes from the content's lifetime, which is that of pages that exist. */
function cacheControlOf(status: number | undefined): Record<string, string> {
  if (status === undefined || status < 400) return {}
  const value = status === 404 ? `public, max-age=0, s-maxage=${cacheProfiles.absent.revalidate}` : 'no-store'
  return { 'cache-control': value }
}

/** Hashing a page takes about a millisecond; the memory cache hands out the same entry again and again. */
const computed = new WeakMap<AppPage, Pick<AppPage, 'headers' | 'status'>>()

function headersAndStatus(page: AppPage): Pick<AppPage, 'headers' | 'status'> {
  const known = computed.get(page)
  if (known) return known
  const profile = isCaptureDocument(page.html) ? 'capture' : 'content'
  const policy = contentSecurityPolicy(inlineScriptHashes(page.html), profile)
  const status = pageStatusOf(page.html) ?? page.status
  const location = pageLocationOf(page.html)
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

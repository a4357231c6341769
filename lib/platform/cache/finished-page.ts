import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants.js'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'

import { cacheProfiles } from './cache-profiles.ts'
import { contentSecurityPolicy, inlineScriptHashes } from '../security/content-security-policy.ts'
import { documentTraits } from './document-tags.ts'
import { codeAfterPaint } from './code-after-paint.ts'
import { gatherFlight } from './flight-data.ts'
import { inlineStyles } from './inline-styles.ts'
import { linkSheets } from './prefetched-sheets.ts'

export type AppPage = Extract<IncrementalCacheValue, { postponed: string | undefined }>

/** Next's kinds are an ambient const enum, which single-file compilation cannot read. */
export function isPage(value: IncrementalCacheValue | null | undefined): value is AppPage {
  const kind: string | undefined = value?.kind
  return kind === 'APP_PAGE'
}

/** Cache tags of a page or a route handler; Next keeps them in a header that it removes before it answers. */
export function tagsOf(value: IncrementalCacheValue | null): readonly string[] {
  const headers = value !== null && 'headers' in value ? value.headers : undefined
  const tags = headers?.[NEXT_CACHE_TAGS_HEADER]
  return typeof tags === 'string' && tags !== '' ? tags.split(',') : []
}

/**
 * For pages that exist: browsers ask each time (304 while nothing changed). Shared caches keep a page for a second, so that
 * an edit shows within a second without a webhook reaching them. `stale-while-revalidate` would let Firefox show an
 * old page of another language.
 */
const foundCacheControl = 'public, max-age=0, s-maxage=1'

function cacheControlOf(status: number | undefined): string {
  if (status === undefined || status < 400) return foundCacheControl
  return status === 404 ? `public, max-age=0, s-maxage=${cacheProfiles.absent.revalidate}` : 'no-store'
}

/**
 * A rendered page as visitors get it: with the styles that it needs, its data in one block, code that is fetched after it is
 * painted, data for links that brings its sheets, the policy with the hashes of its scripts, and status, redirect target and
 * lifetime in caches by its tags (document-tags.ts). Finishing twice changes nothing.
 *
 * @param distDir folder of the build, for its style sheets; null leaves them linked
 */
export function finishPage(
  page: AppPage,
  distDir: string | null,
): Pick<AppPage, 'html' | 'headers' | 'status' | 'segmentData'> {
  const styled = distDir === null ? { html: page.html, sheets: [] } : inlineStyles(page.html, distDir)
  const html = codeAfterPaint(gatherFlight(styled.html), styled.sheets)
  const { csp, location, status = page.status } = documentTraits(tagsOf(page).join(','))
  return {
    html,
    status,
    segmentData: page.segmentData && linkSheets(page.segmentData),
    headers: {
      ...page.headers,
      'content-security-policy': contentSecurityPolicy(inlineScriptHashes(html), csp),
      'cache-control': cacheControlOf(status),
      ...(location !== undefined && { location }),
    },
  }
}

/** Approximate bytes in memory. */
export function sizeOf(value: IncrementalCacheValue | null): number {
  if (value === null) return 1
  if ('body' in value && Buffer.isBuffer(value.body)) return value.body.length + 1
  if (!isPage(value)) return 1
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)
  return 1 + value.html.length + (value.rscData?.length ?? 0) + segments
}

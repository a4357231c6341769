import { type NextRequest, NextResponse } from 'next/server'

import { cameraCookieName } from '@/lib/platform/device/camera'
import { pageRedirect } from '@/lib/routes/page-redirect'
import { localeCookie } from '@/lib/platform/i18n/locale-cookie'

/** Redirects a page request to the address it should have; the rewrites of next.config.ts give the others their language. */
export default function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  const target = pageRedirect({
    pathname: url.pathname,
    search: url.search,
    userAgent: request.headers.get('user-agent') ?? '',
    localeCookie: request.cookies.get(localeCookie.name)?.value,
    cameraCookie: request.cookies.get(cameraCookieName)?.value,
  })
  if (target === null) return NextResponse.next()
  const { pathname, search } = new URL(target, url)
  url.pathname = pathname
  url.search = search
  // A redirect may depend on the visitor: no cache keeps it.
  return NextResponse.redirect(url, { status: 307, headers: { 'cache-control': 'private, no-store' } })
}

export const config = {
  runtime: 'nodejs',
  // Pages only: no API, no files of Next, nothing with an extension (sitemap.xml, feed.xml, images).
  matcher: '/((?!api/|_next/|.*\\.[a-z0-9]+$).*)',
}

import { type NextRequest, NextResponse } from 'next/server'

import { localeCookie, localeRedirect } from '@/lib/i18n/routing'

/** Sends a page request to the address it should have; what stays is given its language by the rewrites. */
export default function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  const target = localeRedirect(url.pathname, request.cookies.get(localeCookie.name)?.value)
  if (target === null) return NextResponse.next()
  url.pathname = target
  // A redirect may depend on the visitor: no cache keeps it.
  return NextResponse.redirect(url, { status: 307, headers: { 'cache-control': 'private, no-store' } })
}

export const config = {
  runtime: 'nodejs',
  // Pages only: no API, no files of Next, nothing with an extension (sitemap.xml, feed.xml, images).
  matcher: '/((?!api/|_next/|.*\\.[a-z0-9]+$).*)',
}

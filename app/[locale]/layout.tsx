import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { currentLocale } from '@/lib/i18n/current-locale'
import { locales } from '@/lib/i18n/locales'

/** No page renders per request: what depends on the visitor is read in the browser, at the leaves. */
export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export const metadata: Metadata = { title: 'Songngan' }
export const viewport: Viewport = { themeColor: '#FAF9F6' }

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale()
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  )
}

'use client'

import { useEffect } from 'react'

import { errorCopy } from '@/features/error-pages/error-copy'
import { localePrefix } from '@/lib/platform/i18n/locales'
import { splitLocale } from '@/lib/platform/i18n/localized-path'

/** The error page itself failed (docs/specification.md#failures F15): one sentence and a link home, with nothing that could fail again. */
export default function GlobalError() {
  const { locale } = splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname)
  const copy = errorCopy[locale]
  useEffect(() => {
    void import('./site-styles').catch(() => undefined)
  }, [])
  return (
    <html lang={locale}>
      <body>
        <main className="container-page py-24">
          <h1 className="text-h2">{copy.failed}</h1>
          <p className="mt-6">
            <a href={localePrefix(locale) || '/'} className="text-link">
              {copy.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}

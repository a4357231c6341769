'use client'

import { errorCopy } from '@/features/status/error-copy'
import { localePrefix } from '@/lib/i18n/locales'
import { splitLocale } from '@/lib/i18n/localized-path'

/** The error page itself failed (spec.md section 8): one sentence and a link home, with nothing that could fail again. */
export default function GlobalError() {
  const { locale } = splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname)
  const copy = errorCopy[locale]
  return (
    <html lang={locale}>
      <body>
        <main>
          <h1>{copy.failed}</h1>
          <p>
            <a href={localePrefix(locale) || '/'}>{copy.home}</a>
          </p>
        </main>
      </body>
    </html>
  )
}

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { GuestHeader } from '@/features/shell/guest-header'
import { currentLocale } from '@/lib/i18n/current-locale'

/** The minimal layout: logo and language, nothing that leads away from what the visitor is doing. */
export default async function GuestLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:text-primary focus:shadow-panel"
      >
        {t('skipToContent')}
      </a>
      <GuestHeader locale={await currentLocale()} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  )
}

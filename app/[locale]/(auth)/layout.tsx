import '../../globals.css'

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { SkipLink } from '@/components/layout/skip-link'
import { GuestHeader } from '@/features/site-frame/guest-header'
import { currentLocale } from '@/lib/platform/i18n/current-locale'

/** The auth layout: for people who are not signed in, and marked so (docs/specification.md#layouts). There is no other role. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  return (
    <div data-auth="guest">
      <SkipLink>{t('skipToContent')}</SkipLink>
      <GuestHeader locale={await currentLocale()} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  )
}

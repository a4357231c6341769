import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { SkipLink } from '@/components/layout/skip-link'
import { GuestHeader } from '@/features/site-frame/guest-header'
import { currentLocale } from '@/lib/platform/i18n/current-locale'

/** The minimal layout: logo and language, nothing that leads away from what the visitor is doing. */
export async function GuestFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  return (
    <>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <GuestHeader locale={await currentLocale()} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  )
}

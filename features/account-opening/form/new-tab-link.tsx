import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { ExternalLink } from '@/components/ui/icons'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

interface NewTabLinkProps {
  readonly locale: Locale
  /** Path without language prefix. */
  readonly href: string
  readonly children: ReactNode
}

/** A page of the site beside the form: leaving the wizard to read it would cost the screen. */
export function NewTabLink({ locale, href, children }: NewTabLinkProps) {
  const t = useTranslations('forms')
  return (
    <a href={localizedPath(locale, href)} target="_blank" rel="noreferrer" className="inline-block text-link">
      {children}
      <span className="sr-only"> ({t('newTab')})</span>
      <ExternalLink className="ms-1.5 inline-block size-4 align-[-0.15em]" />
    </a>
  )
}

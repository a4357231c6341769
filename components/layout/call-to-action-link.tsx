'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useSyncExternalStore } from 'react'

import { callToActionHref } from '@/lib/routes/register-route'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { withCampaign } from '@/lib/domain/campaign/campaign'
import { currentCampaign } from '@/lib/domain/campaign/campaign-session'
import { sessionStore } from '@/lib/platform/storage/session-store'
import { neverChanges } from '@/lib/platform/store/never-changes'

interface CallToActionLinkProps {
  locale: Locale
  className?: string
  children: ReactNode
}

/**
 * The button of the call-to-action block: links to /register on every device, marked as coming from MoMo if the address
 * says so (docs/specification.md#call-to-action). A plain link, like all links into account opening.
 */
export function CallToActionLink({ locale, className, children }: CallToActionLinkProps) {
  // Rendered again on every navigation, because the address changes.
  usePathname()
  const href = useSyncExternalStore(
    neverChanges,
    () => hrefHere(locale),
    () => localizedPath(locale, '/register'),
  )
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}

function hrefHere(locale: Locale): string {
  const { href, search } = window.location
  return withCampaign(localizedPath(locale, callToActionHref(href)), currentCampaign(search, sessionStore()))
}

'use client'

import Cookies from 'js-cookie'
import { type ReactNode, useEffect, useState } from 'react'

import { cameraCookieName, deviceCamera } from '@/lib/platform/device/camera'
import { openAccountHref } from '@/lib/routes/register-route'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { currentCampaign } from '@/lib/domain/campaign/campaign-session'
import { sessionStore } from '@/lib/platform/storage/session-store'
import { withCampaign } from '@/lib/domain/campaign/campaign'

interface OpenAccountLinkProps {
  locale: Locale
  className?: string
  children: ReactNode
}

/**
 * Open Account: links to /register on devices with a camera, else to /open-account (docs/specification.md#header), with
 * the visitor's campaign. A plain link: account opening is a separate document with permissions that other pages lack.
 */
export function OpenAccountLink({ locale, className, children }: OpenAccountLinkProps) {
  const [href, setHref] = useState(() => localizedPath(locale, '/register'))
  useEffect(() => {
    let unmounted = false
    async function route() {
      const camera = await deviceCamera()
      if (unmounted) return
      if (camera !== 'unknown') Cookies.set(cameraCookieName, camera, { sameSite: 'lax' })
      const campaign = currentCampaign(window.location.search, sessionStore())
      const target = openAccountHref(camera === 'unknown' ? 'present' : camera, campaign)
      setHref(withCampaign(localizedPath(locale, target), campaign))
    }
    void route()
    return () => {
      unmounted = true
    }
  }, [locale])
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}

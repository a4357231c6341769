'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import type { Branch } from '@/lib/backends/main/shell'
import { currentConsent, onConsentChange, openConsentSettings } from '@/lib/domain/consent/consent-store'
import type { ThirdParty } from '@/lib/platform/third-parties/third-party'

import { streetMapHref } from './street-map-href'

interface StreetMapProps {
  service: Pick<ThirdParty, 'id' | 'url'>
  branch: Branch
}

/**
 * Street map around a branch, from the configured map service. Loads nothing before the visitor consents to maps; until
 * then it shows a button to the consent settings.
 */
export function StreetMap({ service, branch }: StreetMapProps) {
  const t = useTranslations('branches')
  const locale = useLocale()
  const isAgreed = useSyncExternalStore(
    onConsentChange,
    () => currentConsent()?.granted.includes('maps') === true,
    () => false,
  )
  const href = streetMapHref(service, branch, locale)
  if (href === null) return null
  if (!isAgreed) {
    return (
      <div className="mt-3 rounded-card border border-hairline bg-surface p-5 text-small text-ink-2">
        <p>{t('streetMapAsk')}</p>
        <Button variant="secondary" size="compact" className="mt-3" onClick={openConsentSettings}>
          {t('streetMapAllow')}
        </Button>
      </div>
    )
  }
  return (
    <iframe
      key={href}
      src={href}
      title={t('streetMap', { name: branch.name })}
      loading="lazy"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a cross-origin frame cannot remove its own sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      // API keys of map services are restricted to the referring site.
      referrerPolicy="strict-origin-when-cross-origin"
      className="mt-3 aspect-[4/3] w-full rounded-card border border-hairline bg-surface-2"
    />
  )
}

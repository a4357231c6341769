'use client'

import { openConsentSettings } from '@/lib/domain/consent/consent-store'

/** Opens the consent settings from the footer of every page, so that withdrawing is as easy as giving consent. */
export function ConsentSettingsButton({ className, children }: { className: string; children: string }) {
  return (
    <button type="button" className={className} onClick={openConsentSettings}>
      {children}
    </button>
  )
}

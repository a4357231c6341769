'use client'

import { openConsentSettings } from '@/lib/domain/consent/consent-store'

/** Choices can be changed as easily as they were made: from the foot of every page. */
export function ConsentSettingsButton({ className, children }: { className: string; children: string }) {
  return (
    <button type="button" className={className} onClick={openConsentSettings}>
      {children}
    </button>
  )
}

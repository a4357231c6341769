import { thirdParties } from '@/lib/platform/env/third-parties'
import { plainMessages } from '@/lib/platform/i18n/island-intl'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { Consent } from './consent'

/** Asks for consent to third parties; renders nothing when none is configured. */
export async function SiteConsent({ locale }: { locale: Locale }) {
  const parties = thirdParties()
  if (parties.length === 0) return null
  const { label, title, text, policy, reject, accept, choose } = await plainMessages('consent')
  return (
    <Consent
      parties={parties}
      policyHref={localizedPath(locale, '/policy')}
      texts={{ label, title, text, policy, reject, accept, choose }}
    />
  )
}

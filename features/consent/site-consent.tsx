import { getTranslations } from 'next-intl/server'

import { type Purpose, purposes } from '@/lib/platform/third-parties/third-party'
import { thirdParties } from '@/lib/platform/env/third-parties'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { Consent } from './consent'

/** Consent to third parties; renders nothing if none is configured. */
export async function SiteConsent({ locale }: { locale: Locale }) {
  const parties = thirdParties()
  if (parties.length === 0) return null
  const t = await getTranslations('consent')
  const purpose = (name: Purpose) => [name, { name: t(`purposes.${name}.name`), text: t(`purposes.${name}.text`) }]
  return (
    <Consent
      parties={parties}
      policyHref={localizedPath(locale, '/policy')}
      copy={{
        label: t('label'),
        title: t('title'),
        text: t('text'),
        accept: t('accept'),
        reject: t('reject'),
        choose: t('choose'),
        save: t('save'),
        close: t('close'),
        settingsTitle: t('settingsTitle'),
        settingsText: t('settingsText'),
        necessary: t('necessary'),
        necessaryText: t('necessaryText'),
        policy: t('policy'),
        purposes: Object.fromEntries(purposes.map(purpose)),
      }}
    />
  )
}

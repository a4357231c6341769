import { useTranslations } from 'next-intl'

import type { Locale } from '@/lib/platform/i18n/locales'

import { CheckboxField } from '@/components/form/fields'
import { NewTabLink } from '../../form/new-tab-link'

/** Two consents, never preset: Decree 356/2025 treats pictures of cards and faces as sensitive, so they stand apart. */
export function ConsentFields({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.contact')
  return (
    <fieldset className="grid grid-cols-1 gap-1 border-t border-hairline pt-5 text-small [&_p.text-ink-2]:text-[0.875rem]">
      <legend className="sr-only">{t('consentTitle')}</legend>
      <CheckboxField name="dataConsent">{t('dataConsent')}</CheckboxField>
      <CheckboxField name="biometricConsent" hint={t('biometricHint')}>
        {t('biometricConsent')}
      </CheckboxField>
      <p className="pt-2 text-ink-2">
        {t('consentLead')}{' '}
        <NewTabLink locale={locale} href="/policy">
          {t('policy')}
        </NewTabLink>
      </p>
    </fieldset>
  )
}

import { useTranslations } from 'next-intl'

import type { Locale } from '@/lib/platform/i18n/locales'

import { CheckboxField } from '@/components/form/fields'
import { NewTabLink } from '../../form/new-tab-link'

/** Two consents, never preset: Decree 356/2025 treats pictures of cards and faces as sensitive, so they stand apart. */
export function ConsentFields({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.contact')
  return (
    <fieldset
      aria-describedby="consent-notes"
      className="-mt-3 -mb-2 grid grid-cols-1 border-t border-hairline pt-2.5 text-small sm:mt-0 sm:pt-5 [&_label]:pt-0.5 [&_label]:text-pretty"
    >
      {/* Keep the legend in the flow: by default it is placed above the group's padding. */}
      <legend className="float-left w-full pb-0.5 text-body leading-snug font-semibold sm:pb-1.5">
        {t('consentTitle')}
      </legend>
      <CheckboxField name="dataConsent">{t('dataConsent')}</CheckboxField>
      <CheckboxField name="biometricConsent">{t('biometricConsent')}</CheckboxField>
      <p id="consent-notes" className="ps-9 pb-2 text-[0.875rem] leading-snug text-pretty text-ink-2 sm:leading-normal">
        {t('biometricHint')} {t('consentLead')}{' '}
        <NewTabLink locale={locale} href="/policy">
          {t('policy')}
        </NewTabLink>
      </p>
    </fieldset>
  )
}

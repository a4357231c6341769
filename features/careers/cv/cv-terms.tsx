'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'

import { useFieldError } from '@/components/form/use-field-error'
import { Checkbox } from '@/components/ui/checkbox'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** What happens to the data, and the box that has to be ticked. Never ticked in advance. */
export function CvTerms({ locale }: { locale: Locale }) {
  const t = useTranslations('cv')
  const shared = useTranslations('visitorForms')
  const { register } = useFormContext()
  const error = useFieldError('terms', t('termsShort'))
  return (
    <div className="grid gap-2 border-t border-hairline pt-4">
      <p className="text-small text-ink-2">{t('privacy')}</p>
      <p className="flex flex-wrap gap-x-5 text-small">
        {(['policy', 'terms'] as const).map((page) => (
          <a
            key={page}
            href={localizedPath(locale, `/${page}`)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-link"
          >
            {shared(page)}
            <span className="sr-only"> ({shared('newTab')})</span>
          </a>
        ))}
      </p>
      <Checkbox {...register('terms')} id="cv-terms" label={t('terms')} error={error} />
    </div>
  )
}

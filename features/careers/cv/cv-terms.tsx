'use client'

import { useTranslations } from 'next-intl'

import { CheckboxField } from '@/components/form/fields'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** How the data is used, and the consent. Never ticked in advance. */
export function CvTerms({ locale }: { locale: Locale }) {
  const t = useTranslations('careers.cv')
  const shared = useTranslations('visitorForms')
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
      <CheckboxField name="terms">{t('terms')}</CheckboxField>
    </div>
  )
}

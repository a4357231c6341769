'use client'

import { useTranslations } from 'next-intl'

import { FormText, FormTextarea } from '@/components/form/form-text'

import type { CvKind } from './cv-schema'

/** Who applies and what for; students add faculty and year. */
export function CvFields({ kind }: { kind: CvKind }) {
  const t = useTranslations('cv')
  return (
    <>
      <FormText id="cv-name" name="name" label={t('name')} autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText id="cv-email" name="email" label={t('email')} type="email" autoComplete="email" />
        <FormText
          id="cv-phone"
          name="phone"
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      {kind === 'student' ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText id="cv-faculty" name="faculty" label={t('faculty')} />
          <FormText id="cv-year" name="year" label={t('year')} />
        </div>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText id="cv-desire" name="desire" label={t('desire')} isOptional />
        <FormText id="cv-experience" name="experience" label={t('experience')} inputMode="numeric" isOptional />
      </div>
      <FormTextarea id="cv-message" name="message" label={t('message')} rows={3} isOptional />
    </>
  )
}

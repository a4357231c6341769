'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'

import { SubmitButton, SubmitForm } from '@/components/form/submit-form'
import { Dialog } from '@/components/ui/dialog'
import { neverSilent } from '@/lib/domain/failures/describe-failure'
import { mainApiInBrowser } from '@/lib/backends/main/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CvFields } from './cv-fields'
import { CvFileField } from './cv-file-field'
import type { CvKind, CvValues } from './cv-schema'
import { CvTerms } from './cv-terms'
import { useCvForm } from './use-cv-form'

export interface CvFormProps {
  readonly locale: Locale
  readonly kind: CvKind
  /** The job that the CV is for; null: none in particular. */
  readonly job: { readonly id: number; readonly title: string } | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The completion event: the CV was sent. */
  readonly onComplete: () => void
}

/** Input by field of the request. */
const serverFields = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  desire: 'desire',
  experience: 'experience',
  message: 'message',
  faculty: 'faculty',
  year: 'year',
  file: 'file',
  file_path: 'file',
} as const

/**
 * The form in its dialog. Submit is disabled until everything required is filled in (docs/specification.md#cv-form); it
 * stays focusable, names what is missing, and a press on it moves to the first missing field.
 */
export function CvForm({ locale, kind, job, open, onOpenChange, onComplete }: CvFormProps) {
  const t = useTranslations('careers.cv')
  const shared = useTranslations('visitorForms')
  const api = useMemo(() => mainApiInBrowser(locale), [locale])
  const cv = useCvForm({
    kind,
    recruitmentId: job?.id ?? null,
    api,
    onComplete: () => {
      onOpenChange(false)
      onComplete()
    },
  })
  const labelOf = (path: string) => (path === 'terms' ? t('termsShort') : t(path as Exclude<keyof CvValues, 'terms'>))
  const isReady = cv.missing.length === 0
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) cv.stop()
        onOpenChange(next)
      }}
      title={kind === 'student' ? t('titleStudent') : t('titleNormal')}
      description={job === null ? t('general') : t('forJob', { job: job.title })}
      closeLabel={t('close')}
    >
      <SubmitForm
        form={cv.form}
        idPrefix="cv"
        labelOf={labelOf}
        onValid={cv.send}
        serverFields={serverFields}
        failures={neverSilent}
        notSent={{ title: shared('notSent'), kept: shared('kept') }}
        className="gap-5"
      >
        <CvFields kind={kind} />
        <CvFileField progress={cv.progress} onSelect={(file) => void cv.chooseFile(file)} onRemove={cv.removeFile} />
        <CvTerms locale={locale} />
        {/* Stays in the window while the fields scroll: the foot of the dialog. */}
        <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-2 border-t border-hairline bg-surface px-5 py-4 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8">
          {isReady ? null : (
            <p id="cv-missing" className="text-small text-ink-2">
              {shared('missing', { fields: cv.missing.map(labelOf).join(', ') })}
            </p>
          )}
          <SubmitButton
            block
            className={isReady ? undefined : 'bg-surface-2! text-ink-3!'}
            aria-disabled={!isReady}
            aria-describedby={isReady ? undefined : 'cv-missing'}
          >
            {t('submit')}
          </SubmitButton>
        </div>
      </SubmitForm>
    </Dialog>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'

import { NotSentAlert } from '@/components/form/not-sent-alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { mainApiInBrowser } from '@/lib/backends/main/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CvFields } from './cv-fields'
import { CvFileField } from './cv-file-field'
import { CvTerms } from './cv-terms'
import type { CvKind } from './cv-schema'
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

/**
 * The form in its dialog. Submit is disabled until everything required is there (docs/specification.md#cv-form); it stays in reach of
 * the keyboard, says what is missing, and a press on it shows where.
 */
export function CvForm({ locale, kind, job, open, onOpenChange, onComplete }: CvFormProps) {
  const t = useTranslations('cv')
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
  const labels: Readonly<Record<string, string>> = {
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
    faculty: t('faculty'),
    year: t('year'),
    desire: t('desire'),
    experience: t('experience'),
    message: t('message'),
    file: t('file'),
    terms: t('termsShort'),
  }
  const missing = cv.missing.map((name) => labels[name] ?? name).join(', ')
  /** Says what is wrong with each field and goes to the first, or to the file when it alone is missing. */
  async function showMissing(): Promise<void> {
    const isValid = await cv.form.trigger(undefined, { shouldFocus: true })
    if (isValid) document.getElementById('cv-file')?.focus()
  }
  return (
    <FormProvider {...cv.form}>
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
        <form
          method="post"
          noValidate
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (cv.missing.length > 0) void showMissing()
            else void cv.form.handleSubmit(cv.send)(event)
          }}
        >
          {cv.problems.length > 0 ? <NotSentAlert texts={cv.problems} /> : null}
          <CvFields kind={kind} />
          <CvFileField
            file={cv.file}
            error={cv.fileError}
            progress={cv.progress}
            isSending={cv.isSending}
            onSelect={(file) => void cv.chooseFile(file)}
            onRemove={cv.removeFile}
          />
          <CvTerms locale={locale} />
          {missing === '' ? null : (
            <p id="cv-missing" className="text-small text-ink-2">
              {shared('missing', { fields: missing })}
            </p>
          )}
          <Button
            type="submit"
            block
            loading={cv.isSending}
            className={missing === '' ? undefined : 'bg-surface-2! text-ink-3!'}
            aria-disabled={missing !== ''}
            aria-describedby={missing === '' ? undefined : 'cv-missing'}
          >
            {t('submit')}
          </Button>
        </form>
      </Dialog>
    </FormProvider>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormState } from 'react-hook-form'

import { useControlledField } from '@/components/form/use-controlled-field'
import { Upload } from '@/components/ui/upload'
import { kilobyte, megabyte } from '@/lib/backends/endpoint'

import { cvAccept, cvMaxMegabytes } from './limits'

interface CvFileFieldProps {
  /** 0 to 1; null: nothing is being sent. */
  readonly progress: number | null
  readonly onSelect: (file: File) => void
  readonly onRemove: () => void
}

/** The CV itself. */
export function CvFileField({ progress, onSelect, onRemove }: CvFileFieldProps) {
  const t = useTranslations('careers.cv')
  const locale = useLocale()
  const { isSubmitting } = useFormState()
  const { id, label, error, value: file } = useControlledField<File | null>('file')
  const size = (bytes: number) => {
    const [amount, unit] = bytes < megabyte ? [bytes / kilobyte, 'kilobyte'] : [bytes / megabyte, 'megabyte']
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
  }
  return (
    <Upload
      id={id}
      label={label}
      hint={t('fileHint', { size: cvMaxMegabytes })}
      error={error}
      accept={cvAccept}
      file={file && { name: file.name, size: size(file.size) }}
      progress={progress}
      onSelect={onSelect}
      onRemove={onRemove}
      disabled={isSubmitting}
      copy={{ choose: t('choose'), drop: t('drop'), remove: t('remove'), uploading: t('uploading') }}
    />
  )
}

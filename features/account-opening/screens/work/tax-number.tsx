import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { useField } from '@/components/form/field-context'
import { TextField } from '@/components/form/fields'
import { CircleCheck } from '@/components/ui/icons'
import { withoutSeparators } from '@/lib/domain/validation/field-schema'

import type { WorkForm } from './work-schema'

interface TaxNumberProps {
  readonly idNumber: string | undefined
}

/** Since July 2025 the number of the ID card is the tax number: then it is read as a fact of the card, and typed only on demand. */
export function TaxNumber({ idNumber }: TaxNumberProps) {
  const t = useTranslations('application.personal.work')
  const { control, setFocus } = useFormContext<WorkForm>()
  const number = useWatch({ control, name: 'taxNumber' })
  const { label, error } = useField('taxNumber')
  const [shown, setShown] = useState<'fact' | 'opened' | 'field'>(
    withoutSeparators(number) === idNumber ? 'fact' : 'field',
  )
  // It stays a field, even if the card's number is typed again.
  if (error !== undefined && shown === 'fact') setShown('field')
  useEffect(() => {
    if (shown === 'opened') setFocus('taxNumber')
  }, [shown, setFocus])
  if (shown === 'fact') {
    return <FromCard label={label} number={number} onChange={() => setShown('opened')} />
  }
  return (
    <TextField
      name="taxNumber"
      isOptional
      inputMode="numeric"
      autoComplete="off"
      className="num"
      hint={t('taxNumberHint')}
    />
  )
}

interface FromCardProps {
  readonly label: string
  readonly number: string
  readonly onChange: () => void
}

function FromCard({ label, number, onChange }: FromCardProps) {
  const t = useTranslations('application.personal')
  return (
    <div className="flex items-center gap-4 rounded-card border border-hairline bg-surface-2/50 px-4 py-2.5 sm:px-5 sm:py-3">
      <div className="grid min-w-0 grow gap-1">
        <p className="flex items-center gap-2 text-small font-semibold text-ink-2">
          <CircleCheck className="size-4.5 shrink-0 text-success" />
          {t('fromCard')}
        </p>
        <dl className="flex flex-wrap items-baseline gap-x-1.5 sm:gap-x-2">
          <dt className="text-ink-2 max-sm:text-small">{label}</dt>
          <dd className="num font-semibold">{number}</dd>
        </dl>
      </div>
      <button type="button" className="act shrink-0" onClick={onChange}>
        {t('work.change')}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'

import { Alert } from '@/components/ui/alert'
import { withoutSeparators } from '@/lib/domain/validation/field-schema'

import type { ApplicationData } from '../../application/application-data'
import type { Choice } from '@/lib/domain/account-opening/choice'
import { RadioField } from '@/components/form/fields'
import { LookupField } from '../../form/lookup-field'
import { StepForm } from '../../form/step-form'
import { useLookup, type Lookup } from '../../form/use-lookup'
import { useCheckedForm } from '@/components/form/use-checked-form'
import { countryName } from '../personal/countries'
import type { ScreenPropsOn } from '../screen-props'
import { TaxNumber } from './tax-number'
import { toWorkForm, workSchema, type WorkForm } from './work-schema'

/** Occupation and tax, as securities and tax rules ask for them. */
export function WorkScreen({ data, save, send, api, locale }: ScreenPropsOn<'work'>) {
  const t = useTranslations('application.personal.work')
  const jobs = useLookup(['jobs', locale], () => api.jobs())
  const positions = useLookup(['positions', locale], () => api.positions())
  const form = useCheckedForm<WorkForm, WorkForm>({
    schema: workSchema(listed(jobs), listed(positions)),
    defaults: toWorkForm(data),
    onTyped: (values) => save(fromForm(values)),
  })
  const foreignTax = useWatch({ control: form.control, name: 'foreignTax' })

  function fromForm(values: WorkForm): Partial<ApplicationData> {
    const taxNumber = withoutSeparators(values.taxNumber)
    return {
      job: chosen(jobs, values.job, data.job),
      position: chosen(positions, values.position, data.position),
      taxNumber: taxNumber === '' ? undefined : taxNumber,
      foreignTax: values.foreignTax === '' ? undefined : values.foreignTax === 'yes',
    }
  }

  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead')}
      labelOf={(path) => t(path as keyof WorkForm)}
      onValid={(values) => {
        save(fromForm(values))
        send({ type: 'answered', screen: 'work', answeredAt: new Date().toISOString() })
        return null
      }}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
        <LookupField name="job" lookup={jobs} />
        <LookupField name="position" lookup={positions} />
      </div>
      <h2 className="-mb-2 border-t border-hairline pt-5 text-lead font-semibold">{t('tax')}</h2>
      <TaxNumber idNumber={data.idNumber} />
      <RadioField
        name="foreignTax"
        hint={data.secondNationality === undefined ? t('foreignTaxHint') : undefined}
        isInline
        options={[
          { value: 'no', label: t('no') },
          { value: 'yes', label: t('yes') },
        ]}
      />
      <div aria-live="polite" className="empty:hidden">
        {foreignTax === 'yes' && <Alert>{t('foreignTaxNote')}</Alert>}
        {/* Someone with two citizenships can be a tax resident of one country only, so this reminds and does not block. */}
        {foreignTax !== 'yes' && data.secondNationality !== undefined && (
          <Alert>{t('foreignTaxDoubt', { country: countryName(data.secondNationality, locale) })}</Alert>
        )}
      </div>
    </StepForm>
  )
}

function listed(lookup: Lookup<readonly Choice[]>): readonly Choice[] {
  return lookup.status === 'loaded' ? lookup.value : []
}

/** The chosen entry; the one chosen before while its list is not there. */
function chosen(lookup: Lookup<readonly Choice[]>, code: string, before: Choice | undefined): Choice | undefined {
  return listed(lookup).find((choice) => choice.code === code) ?? (before?.code === code ? before : undefined)
}

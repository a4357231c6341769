'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'

import { Alert } from '@/components/ui/alert'
import { age18 } from '@/lib/domain/validation/date-time-rules'
import { idNumberDoubts } from '@/lib/domain/validation/vietnam-rules'

import type { ApiFailure } from '@/lib/platform/http/failure'
import { RadioField, SelectField } from '@/components/form/fields'
import { useHotline } from '@/components/layout/hotline-context'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { CardFacts } from './card-facts'
import { otherCountries } from './countries'
import { IdNumberDoubts } from './id-number-doubts'
import { fromPersonalForm, personalSchema, toPersonalForm, type PersonalForm } from './personal-schema'

const isOfAge = age18()

/**
 * The one thing that the card does not say, which is the heading, then what it says, to be read once more. The card's answers
 * were compared with the card and the face, so they are changed where the card was confirmed, not here.
 */
export function PersonalScreen({ data, state, save, send, api, locale }: ScreenPropsOn<'personal'>) {
  const t = useTranslations('application.personal')
  const tf = useTranslations('forms')
  const hotline = useHotline()
  const countries = useMemo(() => otherCountries(locale), [locale])
  const [isRefused, setIsRefused] = useState(false)
  const form = useCheckedForm<PersonalForm, PersonalForm>({
    schema: personalSchema,
    defaults: toPersonalForm(data),
    onTyped: (values) => save(fromPersonalForm(values)),
  })
  const hasOther = useWatch({ control: form.control, name: 'hasOther' })
  const isUnderage = isRefused || (data.birthDate !== undefined && !isOfAge.test(data.birthDate))

  async function submit(values: PersonalForm): Promise<ApiFailure | null> {
    if (data.birthDate === undefined) {
      send({ type: 'go', screen: 'id-confirm' })
      return null
    }
    const answer = await api.checkAge(data.birthDate)
    if (!answer.ok) return answer.error
    setIsRefused(!answer.value)
    if (!answer.value) return null
    save(fromPersonalForm(values))
    send({ type: 'answered', screen: 'personal', answeredAt: new Date().toISOString() })
    return null
  }

  return (
    <StepForm
      form={form}
      title={t('otherNationality')}
      lead={t('lead')}
      labelOf={(path) => t(path === 'hasOther' ? 'otherNationality' : 'secondNationality')}
      onValid={submit}
      notice={
        isUnderage && (
          <Alert tone="danger" title={t('underageTitle')} role="alert">
            <p>{t('underageBody', { hotline: hotline.label })}</p>
          </Alert>
        )
      }
    >
      {/* The heading of the screen is the question. */}
      <div className="[&_legend]:sr-only">
        <RadioField
          name="hasOther"
          isInline
          options={[
            { value: 'no', label: t('no') },
            { value: 'yes', label: t('yes') },
          ]}
        />
      </div>
      {hasOther === 'yes' && (
        <SelectField
          name="secondNationality"
          autoComplete="off"
          placeholder={tf('lookup.choose')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <IdNumberDoubts doubts={idNumberDoubts(data.idNumber ?? '', data)} />
      <CardFacts
        data={data}
        ocrId={state.proofs.document.ocrId}
        onCorrect={() => send({ type: 'go', screen: 'id-confirm' })}
      />
    </StepForm>
  )
}

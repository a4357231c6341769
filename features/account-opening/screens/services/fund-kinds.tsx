import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'

import { Checkbox } from '@/components/ui/checkbox'
import { Fieldset } from '@/components/ui/fieldset'

import { fundKinds, type ServicesForm } from './services-schema'

/** Kinds of fund that the applicant wants to hear of; none is an answer too. */
export function FundKinds() {
  const t = useTranslations('application.services')
  const { register } = useFormContext<ServicesForm>()
  return (
    <Fieldset id="fund-kinds" legend={t('funds')} hint={t('fundsHint')} className="ps-9">
      {fundKinds.map((kind) => (
        <Checkbox key={kind} {...register('funds')} value={kind} id={`fund-${kind}`} label={t(`fundKind.${kind}`)} />
      ))}
    </Fieldset>
  )
}

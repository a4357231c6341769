import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'

import type { Choice } from '@/lib/domain/account-opening/choice'
import { TextField } from '@/components/form/fields'
import { Fold } from '../../form/fold'
import { LookupField } from '../../form/lookup-field'
import type { Lookup } from '../../form/use-lookup'
import type { AddressForm } from './address-schema'

interface AddressFieldsProps {
  readonly provinces: Lookup<readonly Choice[]>
}

/** An address from the province down, as its two levels narrow it; the district, which is gone, only for whoever needs it. */
export function AddressFields({ provinces }: AddressFieldsProps) {
  const t = useTranslations('application.personal.address')
  const { formState, getValues } = useFormContext<AddressForm>()
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <LookupField name="province" lookup={provinces} autoComplete="address-level1" />
        <TextField name="ward" autoComplete="address-level2" placeholder={t('wardExample')} />
      </div>
      <TextField name="street" autoComplete="street-address" placeholder={t('streetExample')} />
      <Fold
        title={t('addDistrict')}
        isOpen={getValues('district') !== ''}
        hasError={formState.errors.district !== undefined}
      >
        <TextField name="district" isOptional autoComplete="off" hint={t('districtHint')} />
      </Fold>
    </div>
  )
}

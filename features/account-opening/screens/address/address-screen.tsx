'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'

import { CardSign } from '@/components/capture/card-sign'
import type { Choice } from '@/lib/domain/account-opening/choice'
import { TextField } from '@/components/form/fields'
import { Fold } from '../../form/fold'
import { LookupField } from '../../form/lookup-field'
import { StepForm } from '../../form/step-form'
import { useLookup } from '../../form/use-lookup'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { addressSchema, toAddressForm, type AddressForm } from './address-schema'
import { suggestProvince } from './suggest-province'

/** Where letters go: province, ward and street of today. The card's own address stays as it is printed. */
export function AddressScreen({ data, save, send, api, locale }: ScreenPropsOn<'address'>) {
  const t = useTranslations('application.personal.address')
  const lookup = useLookup(['provinces', locale], () => api.provinces())
  const provinces = lookup.status === 'loaded' ? lookup.value : []
  const suggested = data.province === undefined ? suggestProvince(data.cardAddress, provinces) : null
  const form = useCheckedForm<AddressForm, AddressForm>({
    schema: addressSchema(provinces),
    defaults: toAddressForm(data),
    onTyped: (values) => save(fromForm(values, provinces, data.province)),
  })
  const { getValues, setValue } = form
  const suggestedCode = suggested?.code
  useEffect(() => {
    if (suggestedCode !== undefined && getValues('province') === '') setValue('province', suggestedCode)
  }, [suggestedCode, getValues, setValue])

  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead')}
      labelOf={(path) => t(path as keyof AddressForm)}
      onValid={(values) => {
        save(fromForm(values, provinces, data.province))
        send({ type: 'answered', screen: 'address', answeredAt: new Date().toISOString() })
        return null
      }}
    >
      <CardAddress address={data.cardAddress} />
      <LookupField
        name="province"
        lookup={lookup}
        autoComplete="address-level1"
        hint={suggested === null ? undefined : t('suggested')}
      />
      <TextField name="ward" autoComplete="address-level2" hint={t('wardHint')} />
      <TextField name="street" autoComplete="street-address" />
      <DistrictField isOpen={data.district !== undefined} />
    </StepForm>
  )
}

/** Collapsed by default, because provinces have had no districts since July 2025; opens when the field has an error. */
function DistrictField({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('application.personal.address')
  const { errors } = useFormState<AddressForm>({ name: 'district' })
  return (
    <Fold title={t('addDistrict')} isOpen={isOpen} hasError={errors.district !== undefined}>
      <TextField name="district" isOptional autoComplete="off" hint={t('districtHint')} />
    </Fold>
  )
}

/** Wards have no list at the service, so a ward is its name, written as its own code. */
function fromForm(values: AddressForm, provinces: readonly Choice[], before: Choice | undefined) {
  const province = provinces.find(({ code }) => code === values.province)
  return {
    // While the list is not there, the choice made before stands.
    province: province ?? (before?.code === values.province ? before : undefined),
    ward: values.ward === '' ? undefined : { code: values.ward, name: values.ward },
    district: values.district === '' ? undefined : values.district,
    street: values.street === '' ? undefined : values.street,
  }
}

/** The address of the card verbatim: cards with an address of three levels stay valid, and so does what they say. */
function CardAddress({ address }: { readonly address: string | undefined }) {
  const t = useTranslations('application.personal.address')
  if (address === undefined || address === '') return null
  return (
    <section className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 rounded-card border border-hairline bg-surface px-4 py-3">
      <CardSign side="front" className="row-span-3 text-ink-2" />
      <h2 className="text-small font-normal text-ink-2">{t('onCard')}</h2>
      <p lang="vi" className="font-semibold">
        {address}
      </p>
      <p className="text-small text-ink-2">{t('onCardHint')}</p>
    </section>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'

import type { Choice } from '@/lib/domain/account-opening/choice'
import { StepForm } from '../../form/step-form'
import { useLookup } from '../../form/use-lookup'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { addressOfCard, hasOldAddress } from './address-of-card'
import { AddressFields } from './address-fields'
import { addressSchema, toAddressForm, type AddressForm } from './address-schema'
import { CardAddress } from './card-address'
import { suggestProvince } from './suggest-province'

/** Where letters go: the card's own address, which stays as it is printed, or another one with the province, ward and street of today. */
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
  const { clearErrors, control, getValues, setValue } = form
  const typed = useWatch({ control })
  // Assume a known province until the list has loaded, so that the form does not change its layout then.
  const onCard = addressOfCard(data, lookup.status === 'loading' ? null : provinces)
  const isSame =
    onCard !== null &&
    addressParts.every((part) => typed[part] === onCard[part] || (part === 'province' && onCard.province === ''))
  // What is wrong with an answer has to be seen, whosever it was.
  const isOpen = !isSame || Object.keys(form.formState.errors).length > 0
  const suggestedCode = suggested?.code
  useEffect(() => {
    if (suggestedCode !== undefined && getValues('province') === '') setValue('province', suggestedCode)
  }, [suggestedCode, getValues, setValue])

  /** Takes the card's address over; taken back, the province stays, which the card suggests anyway. */
  function takeOver(isWanted: boolean) {
    if (onCard === null) return
    for (const part of addressParts) setValue(part, isWanted || part === 'province' ? onCard[part] : '')
    clearErrors()
  }

  const fields = isOpen && <AddressFields provinces={lookup} />
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
      {data.cardAddress ? (
        <CardAddress
          address={data.cardAddress}
          isOld={hasOldAddress(data)}
          isSame={onCard === null ? null : isSame}
          onSame={takeOver}
        >
          {fields}
        </CardAddress>
      ) : (
        fields
      )}
    </StepForm>
  )
}

const addressParts = ['province', 'district', 'ward', 'street'] as const

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

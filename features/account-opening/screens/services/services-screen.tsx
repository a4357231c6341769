'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { Checkbox } from '@/components/ui/checkbox'
import { Fieldset } from '@/components/ui/fieldset'

import { services, type Service, type ServiceChoices } from '../../application/services'
import { RadioField } from '@/components/form/fields'
import { Folded } from '../../form/folded'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { PresetCards, type Preset } from './preset-cards'
import { presetOf, serviceGroups, unavailableServices, type ServiceGroup } from './service-presets'
import { PresetContent, PresetMargin } from './preset-content'
import { ServiceItem } from './service-item'
import { fromServicesForm, fundKinds, servicesSchema, toServicesForm, type ServicesForm } from './services-schema'

/** Everything or the basics at once, to be read below; only for an own choice, a switch for each service in its group. */
export function ServicesScreen({ data, save, send }: ScreenPropsOn<'services'>) {
  const t = useTranslations('application.services')
  const form = useCheckedForm<ServicesForm, ServicesForm>({
    schema: servicesSchema,
    defaults: toServicesForm(data),
    onTyped: (values) => save(fromServicesForm(values, data)),
  })
  const chosen = useWatch({ control: form.control, name: 'services' })
  const unavailable = unavailableServices(data)
  const [preset, setPreset] = useState<Preset>(() => presetOf(data, chosen) ?? 'own')
  const groupProps = (group: ServiceGroup) => ({ group, chosen, unavailable })

  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead')}
      labelOf={labelOf}
      onValid={(values) => {
        save(fromServicesForm(values, data))
        send({ type: 'answered', screen: 'services', answeredAt: new Date().toISOString() })
        return null
      }}
    >
      <PresetCards
        data={data}
        value={preset}
        chosen={chosen}
        onChoose={(choices, name) => {
          form.setValue('services', { ...choices })
          setPreset(name)
        }}
      />
      {preset !== 'own' && <PresetContent chosen={services.filter((service) => chosen[service])} />}
      {preset !== 'own' && chosen.margin && (
        <PresetMargin>
          <MarginLevel />
        </PresetMargin>
      )}
      {preset === 'own' && (
        <div className="divide-y divide-hairline border-y border-hairline">
          <section className="pt-3 pb-1">
            <h2 className="font-semibold">
              <GroupTitle {...groupProps('accounts')} />
            </h2>
            <ServiceGroupItems {...groupProps('accounts')} />
          </section>
          {furtherGroups.map((group) => (
            <Folded key={group} headingLevel={2} className="py-1" summary={<GroupTitle {...groupProps(group)} />}>
              <fieldset className="min-w-0">
                <legend className="sr-only">{t(`group.${group}`)}</legend>
                <ServiceGroupItems {...groupProps(group)} />
              </fieldset>
            </Folded>
          ))}
        </div>
      )}
    </StepForm>
  )

  function labelOf(path: string): string {
    const [root, name] = path.split('.')
    if (root === 'services' && name !== undefined) return t(`item.${name as Service}.name`)
    return t(root === 'funds' ? 'funds' : 'marginLevel')
  }
}

/** Folded until they are looked for; what lends and adds risk is not among them. */
const furtherGroups = ['products', 'channels', 'extras'] as const satisfies readonly ServiceGroup[]

interface ServiceGroupProps {
  readonly group: ServiceGroup
  readonly chosen: ServiceChoices
  readonly unavailable: ReadonlySet<Service>
}

/** A group, and how much of it is on. */
function GroupTitle({ group, chosen }: ServiceGroupProps) {
  const t = useTranslations('application.services')
  return (
    <>
      {t(`group.${group}`)}{' '}
      <span className="num text-small font-normal text-ink-2">
        {'· '}
        {t('onCount', { count: serviceGroups[group].filter((service) => chosen[service]).length })}
      </span>
    </>
  )
}

/** The services of a group, each with its switch and what is asked once it is on. */
function ServiceGroupItems({ group, chosen, unavailable }: ServiceGroupProps) {
  return (
    <div className="divide-y divide-hairline">
      {serviceGroups[group].map((service) => (
        <div key={service} className="py-1">
          <ServiceItem service={service} isOn={chosen[service]} isUnavailable={unavailable.has(service)}>
            {service === 'margin' && <MarginLevel />}
          </ServiceItem>
          {service === 'fund' && chosen.fund && <FundKinds />}
        </div>
      ))}
    </div>
  )
}

/** How much the applicant may want to borrow. */
function MarginLevel() {
  const t = useTranslations('application.services')
  return (
    <RadioField
      name="marginLevel"
      isBoxed
      options={[
        { value: '1', label: t('marginUnder'), hint: t('marginUnderCheck') },
        { value: '4', label: t('marginOver'), hint: t('marginOverCheck') },
      ]}
    />
  )
}

/** Kinds of fund that the applicant wants to hear of; none is an answer too. */
function FundKinds() {
  const t = useTranslations('application.services')
  const { register } = useFormContext<ServicesForm>()
  return (
    <Fieldset id="fund-kinds" legend={t('funds')} hint={t('fundsHint')} className="pb-2 text-ink">
      <div className="grid sm:grid-cols-2">
        {fundKinds.map((kind) => (
          <Checkbox key={kind} {...register('funds')} value={kind} id={`fund-${kind}`} label={t(`fundKind.${kind}`)} />
        ))}
      </div>
    </Fieldset>
  )
}

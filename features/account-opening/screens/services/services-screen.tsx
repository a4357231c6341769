'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { Accordion } from '@/components/ui/accordion'
import { Checkbox } from '@/components/ui/checkbox'
import { Fieldset } from '@/components/ui/fieldset'

import { services, type Service } from '../../application/services'
import { RadioField } from '@/components/form/fields'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { PresetCards } from './preset-cards'
import { serviceGroups, unavailableServices, type ServiceGroup } from './service-presets'
import { ServiceItem } from './service-item'
import { fromServicesForm, fundKinds, servicesSchema, toServicesForm, type ServicesForm } from './services-schema'

/** Everything or the basics at once; below, the accounts, and the other services in groups that unfold. */
export function ServicesScreen({ data, save, send }: ScreenPropsOn<'services'>) {
  const t = useTranslations('application.services')
  const form = useCheckedForm<ServicesForm, ServicesForm>({
    schema: servicesSchema,
    defaults: toServicesForm(data),
    onTyped: (values) => save(fromServicesForm(values, data)),
  })
  const chosen = useWatch({ control: form.control, name: 'services' })
  const unavailable = unavailableServices(data)
  const count = services.filter((service) => chosen[service]).length

  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead', { on: count, all: services.length - unavailable.size })}
      labelOf={labelOf}
      onValid={(values) => {
        save(fromServicesForm(values, data))
        send({ type: 'answered', screen: 'services', answeredAt: new Date().toISOString() })
        return null
      }}
    >
      <PresetCards data={data} chosen={chosen} onChoose={(choices) => form.setValue('services', { ...choices })} />
      <section className="grid grid-cols-1 gap-1">
        <h2 className="text-body font-semibold">{titleOf('accounts')}</h2>
        <div className="-mb-3 divide-y divide-hairline">
          {serviceGroups.accounts.map((service) => (
            <div key={service} className="py-2">
              <ServiceItem service={service} isOn={chosen[service]} isUnavailable={unavailable.has(service)}>
                {service === 'margin' && <MarginLevel />}
              </ServiceItem>
            </div>
          ))}
        </div>
      </section>
      <Accordion
        headingLevel={2}
        items={furtherGroups.map((group) => ({
          id: `services-${group}`,
          title: titleOf(group),
          content: (
            <fieldset className="grid grid-cols-1 divide-y divide-hairline border-t border-hairline">
              <legend className="sr-only">{t(`group.${group}`)}</legend>
              {serviceGroups[group].map((service) => (
                <div key={service} className="py-1">
                  <ServiceItem service={service} isOn={chosen[service]} isUnavailable={unavailable.has(service)} />
                  {service === 'fund' && chosen.fund && <FundKinds />}
                </div>
              ))}
            </fieldset>
          ),
        }))}
      />
    </StepForm>
  )

  function titleOf(group: ServiceGroup): ReactNode {
    return (
      <>
        {t(`group.${group}`)}{' '}
        <span className="num font-normal text-ink-2">
          {'· '}
          {t('onCount', { count: serviceGroups[group].filter((service) => chosen[service]).length })}
        </span>
      </>
    )
  }

  function labelOf(path: string): string {
    const [root, name] = path.split('.')
    if (root === 'services' && name !== undefined) return t(`item.${name as Service}.name`)
    return t(root === 'funds' ? 'funds' : 'marginLevel')
  }
}

/** Folded until they are looked for; what lends and adds risk is not among them. */
const furtherGroups = ['products', 'channels', 'extras'] as const satisfies readonly ServiceGroup[]

/** How much the applicant may want to borrow. */
function MarginLevel() {
  const t = useTranslations('application.services')
  return (
    <RadioField
      name="marginLevel"
      hint={t('marginLevelHint')}
      isBoxed
      options={[
        { value: '1', label: t('marginUnder') },
        { value: '4', label: t('marginOver') },
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

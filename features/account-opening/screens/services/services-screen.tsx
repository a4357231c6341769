'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { Accordion } from '@/components/ui/accordion'
import { Checkbox } from '@/components/ui/checkbox'
import { Fieldset } from '@/components/ui/fieldset'
import { ChevronDown } from '@/components/ui/icons'

import { services, type Service, type ServiceChoices } from '../../application/services'
import { RadioField } from '@/components/form/fields'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { PresetCards } from './preset-cards'
import { presetOf, serviceGroups, unavailableServices, type ServiceGroup } from './service-presets'
import { MarginInPreset, ServiceItem } from './service-item'
import { fromServicesForm, fundKinds, servicesSchema, toServicesForm, type ServicesForm } from './services-schema'

/** Everything or the basics at once; for an own choice, the accounts unfold below, and the other services in their groups. */
export function ServicesScreen({ data, save, send }: ScreenPropsOn<'services'>) {
  const t = useTranslations('application.services')
  const form = useCheckedForm<ServicesForm, ServicesForm>({
    schema: servicesSchema,
    defaults: toServicesForm(data),
    onTyped: (values) => save(fromServicesForm(values, data)),
  })
  const chosen = useWatch({ control: form.control, name: 'services' })
  const unavailable = unavailableServices(data)
  const [isUnfolded, setIsUnfolded] = useState(() => presetOf(data, chosen) === null)
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
      <PresetCards data={data} chosen={chosen} onChoose={choose} />
      {!isUnfolded && chosen.margin && !unavailable.has('margin') && (
        <MarginInPreset>
          <MarginLevel />
        </MarginInPreset>
      )}
      <details
        open={isUnfolded}
        onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
        className="group/all border-t border-hairline"
      >
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 hover:text-primary [&::-webkit-details-marker]:hidden">
          <span className="font-semibold">{t('each')}</span>
          <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform group-open/all:rotate-180" />
        </summary>
        <section className="pb-1">
          <h2 className="text-small text-ink-2">{titleOf('accounts')}</h2>
          <div className="divide-y divide-hairline">
            {serviceGroups.accounts.map((service) => (
              <div key={service} className="py-1">
                <ServiceItem
                  service={service}
                  isOn={chosen[service]}
                  isUnavailable={unavailable.has(service)}
                  isRiskElsewhere={!isUnfolded}
                >
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
      </details>
    </StepForm>
  )

  function choose(choices: ServiceChoices, isOwn: boolean) {
    form.setValue('services', { ...choices })
    setIsUnfolded(isOwn)
  }

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

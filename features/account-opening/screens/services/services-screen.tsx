'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'

import { Accordion } from '@/components/ui/accordion'
import { Checkbox } from '@/components/ui/checkbox'
import { Fieldset } from '@/components/ui/fieldset'

import { services, type Service } from '../../application/services'
import { RadioField } from '@/components/form/fields'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { LeverageNote } from './leverage-note'
import { PresetCards } from './preset-cards'
import { leveraged, serviceGroups, unavailableServices, type ServiceGroup } from './service-presets'
import { ServiceItem } from './service-item'
import { fromServicesForm, fundKinds, servicesSchema, toServicesForm, type ServicesForm } from './services-schema'

/** Everything or the basics at once; below, every service with its price, in groups that unfold. */
export function ServicesScreen({ data, save, send }: ScreenPropsOn<'services'>) {
  const t = useTranslations('application.services')
  const form = useCheckedForm<ServicesForm, ServicesForm>({
    schema: servicesSchema,
    defaults: toServicesForm(data),
    onTyped: (values) => save(fromServicesForm(values, data)),
  })
  const chosen = useWatch({ control: form.control, name: 'services' })
  const unavailable = unavailableServices(data)
  const countOn = (members: readonly Service[]) => members.filter((service) => chosen[service]).length

  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead', { on: countOn(services), all: services.length - unavailable.size })}
      labelOf={labelOf}
      onValid={(values) => {
        save(fromServicesForm(values, data))
        send({ type: 'answered', screen: 'services', answeredAt: new Date().toISOString() })
        return null
      }}
    >
      <PresetCards data={data} chosen={chosen} onChoose={(choices) => form.setValue('services', { ...choices })} />
      <Accordion
        headingLevel={2}
        items={groups.map(([group, members]) => ({
          id: `services-${group}`,
          title: (
            <>
              {t(`group.${group}`)}{' '}
              <span className="num font-normal text-ink-2">
                {'· '}
                {t('onCount', { count: countOn(members) })}
              </span>
            </>
          ),
          // What lends and adds risk is seen without unfolding anything.
          open: members.some((service) => leveraged.has(service)),
          content: (
            <fieldset className="grid grid-cols-1 gap-2">
              <legend className="sr-only">{t(`group.${group}`)}</legend>
              <div className="divide-y divide-hairline border-t border-hairline">
                {members.map((service) => (
                  <div key={service} className="py-1">
                    <ServiceItem service={service} isUnavailable={unavailable.has(service)} />
                    {service === 'margin' && chosen.margin && <MarginLevel />}
                    {service === 'fund' && chosen.fund && <FundKinds />}
                  </div>
                ))}
              </div>
              {members.some((service) => leveraged.has(service)) && (
                <LeverageNote hasMargin={!unavailable.has('margin')} />
              )}
            </fieldset>
          ),
        }))}
      />
    </StepForm>
  )

  function labelOf(path: string): string {
    const [root, name] = path.split('.')
    if (root === 'services' && name !== undefined) return t(`item.${name as Service}.name`)
    return t(root === 'funds' ? 'funds' : 'marginLevel')
  }
}

const groups = Object.entries(serviceGroups) as [ServiceGroup, readonly Service[]][]

/** How much the applicant may want to borrow. */
function MarginLevel() {
  const t = useTranslations('application.services')
  return (
    <div className="ps-9 pb-3 text-ink">
      <RadioField
        name="marginLevel"
        hint={t('marginLevelHint')}
        isBoxed
        options={[
          { value: '1', label: t('marginUnder') },
          { value: '4', label: t('marginOver') },
        ]}
      />
    </div>
  )
}

/** Kinds of fund that the applicant wants to hear of; none is an answer too. */
function FundKinds() {
  const t = useTranslations('application.services')
  const { register } = useFormContext<ServicesForm>()
  return (
    <Fieldset id="fund-kinds" legend={t('funds')} hint={t('fundsHint')} className="ps-9 pb-2 text-ink">
      <div className="grid sm:grid-cols-2">
        {fundKinds.map((kind) => (
          <Checkbox key={kind} {...register('funds')} value={kind} id={`fund-${kind}`} label={t(`fundKind.${kind}`)} />
        ))}
      </div>
    </Fieldset>
  )
}

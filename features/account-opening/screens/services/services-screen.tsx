'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Fieldset } from '@/components/ui/fieldset'

import { defaultServices, services, type Service, type ServiceChoices } from '../../application/services'
import { RadioField } from '@/components/form/fields'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import {
  basicServices,
  leveraged,
  permittedServices,
  serviceGroups,
  unavailableServices,
  type ServiceGroup,
} from './service-presets'
import { ServiceItem } from './service-item'
import { fromServicesForm, fundKinds, servicesSchema, toServicesForm, type ServicesForm } from './services-schema'

/** Every service with what it costs and what can go wrong; 'basic only' switches the rest off at once. */
export function ServicesScreen({ data, save, send }: ScreenPropsOn<'services'>) {
  const t = useTranslations('application.services')
  const [announced, setAnnounced] = useState<'basicDone' | 'restoreDone' | null>(null)
  const form = useCheckedForm<ServicesForm, ServicesForm>({
    schema: servicesSchema,
    defaults: toServicesForm(data),
    onTyped: (values) => save(fromServicesForm(values, data)),
  })
  const chosen = useWatch({ control: form.control, name: 'services' })
  const unavailable = unavailableServices(data)

  // What 'basic only' switched off, so that pressing it by mistake costs nothing that was chosen before.
  const [before, setBefore] = useState<ServiceChoices>(defaultServices)

  const original = permittedServices(data, before)
  /** Stays true after the choices were restored: the button that did it keeps its place and its focus. */
  const isChanged = announced !== null || services.some((service) => chosen[service] !== original[service])

  function chooseBasic() {
    if (announced !== 'basicDone') setBefore(form.getValues('services'))
    choose(basicServices, 'basicDone')
  }

  function choose(choices: ServiceChoices, done: 'basicDone' | 'restoreDone') {
    form.setValue('services', { ...permittedServices(data, choices) })
    setAnnounced(done)
  }

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
      <div className="grid items-center gap-3 rounded-card bg-surface-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="font-semibold">{t('basicTitle')}</p>
          <p className="text-small text-ink-2">{t('basicHint')}</p>
        </div>
        <div className="flex flex-wrap gap-3 sm:grid">
          <Button variant="secondary" size="compact" onClick={chooseBasic}>
            {t('basicOnly')}
          </Button>
          {isChanged && (
            <Button variant="quiet" size="compact" onClick={() => choose(before, 'restoreDone')}>
              {t('restore')}
            </Button>
          )}
        </div>
        <output className="-mt-3 block text-small font-semibold sm:col-span-2">
          {announced !== null && t(announced)}
        </output>
      </div>
      {groups.map(([group, members]) => (
        <fieldset key={group} className="grid grid-cols-1">
          <legend className="mb-1 text-h3 font-semibold">{t(`group.${group}`)}</legend>
          {members.map((service) => (
            <div
              key={service}
              className={clsx(
                'grid gap-4',
                leveraged.has(service)
                  ? '-mx-3 my-2 rounded-card bg-warning-soft px-3 py-3'
                  : 'border-t border-hairline py-1.5',
              )}
            >
              <ServiceItem service={service} isUnavailable={unavailable.has(service)} />
              {service === 'margin' && chosen.margin && (
                <div className="ps-9">
                  <RadioField
                    name="marginLevel"
                    hint={t('marginLevelHint')}
                    isBoxed
                    options={[
                      { value: '1', label: t('marginUnder') },
                      { value: '4', label: t('marginOver'), hint: t('marginOverHint') },
                    ]}
                  />
                </div>
              )}
              {service === 'fund' && chosen.fund && <FundKinds />}
            </div>
          ))}
        </fieldset>
      ))}
    </StepForm>
  )

  function labelOf(path: string): string {
    const [root, name] = path.split('.')
    if (root === 'services' && name !== undefined) return t(`item.${name as Service}.name`)
    return t(root === 'funds' ? 'funds' : 'marginLevel')
  }
}

const groups = Object.entries(serviceGroups) as [ServiceGroup, readonly Service[]][]

/** Kinds of fund that the applicant wants to hear of; none is an answer too. */
function FundKinds() {
  const t = useTranslations('application.services')
  const { register } = useFormContext<ServicesForm>()
  return (
    <Fieldset id="fund-kinds" legend={t('funds')} hint={t('fundsHint')} className="ps-9 pb-2">
      <div className="grid sm:grid-cols-2">
        {fundKinds.map((kind) => (
          <Checkbox key={kind} {...register('funds')} value={kind} id={`fund-${kind}`} label={t(`fundKind.${kind}`)} />
        ))}
      </div>
    </Fieldset>
  )
}

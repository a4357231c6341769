import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { RadioSet } from '@/components/ui/radio-set'

import type { ApplicationData } from '../../application/application-data'
import { services, type ServiceChoices } from '../../application/services'
import { permittedServices, presetNames, presetOf, presets } from './service-presets'

interface PresetCardsProps {
  readonly data: ApplicationData
  readonly chosen: ServiceChoices
  /** Also whether it is the applicant's own choice, service by service. */
  readonly onChoose: (choices: ServiceChoices, isOwn: boolean) => void
}

/** All services at once, the basic ones, or those that the applicant switches on below, which come back after the others. */
export function PresetCards({ data, chosen, onChoose }: PresetCardsProps) {
  const t = useTranslations('application.services')
  const preset = presetOf(data, chosen)
  const [own, setOwn] = useState<ServiceChoices | null>(null)
  /** “Own choice” was pressed while the switches still equal a preset. */
  const [isOwn, setIsOwn] = useState(false)
  const value = isOwn || preset === null ? 'own' : preset
  const ownChoices = value === 'own' ? chosen : (own ?? chosen)

  function choose(pressed: string) {
    const name = presetNames.find((each) => each === pressed)
    setIsOwn(name === undefined)
    if (name !== undefined && preset === null) setOwn({ ...chosen })
    onChoose(permittedServices(data, name === undefined ? ownChoices : presets[name]), name === undefined)
  }

  return (
    <RadioSet
      id="services-preset"
      name="preset"
      legend={t('presets')}
      value={value}
      options={([...presetNames, 'own'] as const).map((name) => ({ value: name }))}
      layout="mt-1 grid gap-2"
      renderOption={({ value: name }, input) => (
        <label
          htmlFor={input.id}
          className="flex items-start gap-3 rounded-control border border-field bg-surface px-3.5 py-3 transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]"
        >
          <input
            {...input}
            aria-labelledby={`${input.id}-title`}
            aria-describedby={`${input.id}-count ${input.id}-text`}
          />
          <span className="grid min-w-0 grow grid-cols-[1fr_auto] items-baseline gap-x-3">
            <span id={`${input.id}-title`} className="font-semibold">
              {t(`preset.${name}.title`)}
            </span>
            <span id={`${input.id}-count`} className="num text-small text-ink-2">
              {t('count', { count: countOf(name) })}
            </span>
            <span id={`${input.id}-text`} className="col-span-full text-small text-pretty text-ink-2">
              {t(`preset.${name}.text`)}
            </span>
          </span>
        </label>
      )}
      onChange={({ target }) => choose(target.value)}
    />
  )

  function countOf(name: (typeof presetNames)[number] | 'own'): number {
    const choices = name === 'own' ? ownChoices : permittedServices(data, presets[name])
    return services.filter((service) => choices[service]).length
  }
}

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { RadioSet } from '@/components/ui/radio-set'

import type { ApplicationData } from '../../application/application-data'
import { services, type ServiceChoices } from '../../application/services'
import { permittedServices, presetNames, presetOf, presets } from './service-presets'

interface PresetCardsProps {
  readonly data: ApplicationData
  readonly chosen: ServiceChoices
  readonly onChoose: (choices: ServiceChoices) => void
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
    onChoose(permittedServices(data, name === undefined ? ownChoices : presets[name]))
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <RadioSet
        id="services-preset"
        name="preset"
        legend={t('presets')}
        value={value}
        options={([...presetNames, 'own'] as const).map((name) => ({ value: name }))}
        layout="mt-1 grid gap-2 sm:grid-cols-3"
        renderOption={({ value: name }, input) => (
          <label
            htmlFor={input.id}
            className="flex items-start gap-2.5 rounded-card border border-field bg-surface p-3 transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]"
          >
            <input {...input} aria-labelledby={`${input.id}-title`} aria-describedby={`${input.id}-count`} />
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3 sm:block">
              <span id={`${input.id}-title`} className="font-semibold">
                {t(`preset.${name}.title`)}
              </span>
              <span id={`${input.id}-count`} className="num text-small text-ink-2 sm:block">
                {t(`preset.${name}.count`, { count: countOf(name) })}
              </span>
            </span>
          </label>
        )}
        onChange={({ target }) => choose(target.value)}
      />
      <p className="text-small text-ink-2">{t(`preset.${value}.text`)}</p>
    </div>
  )

  function countOf(name: (typeof presetNames)[number] | 'own'): number {
    const choices = name === 'own' ? ownChoices : permittedServices(data, presets[name])
    return services.filter((service) => choices[service]).length
  }
}

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'

import { TriangleAlert } from '@/components/ui/icons'
import { RadioSet } from '@/components/ui/radio-set'

import type { ApplicationData } from '../../application/application-data'
import { services, type ServiceChoices } from '../../application/services'
import { choiceBox } from '../../form/choice-box'
import { permittedServices, presetNames, presets } from './service-presets'
import { usePrices } from './use-prices'

export type Preset = (typeof presetNames)[number] | 'own'

interface PresetCardsProps {
  readonly data: ApplicationData
  readonly value: Preset
  readonly chosen: ServiceChoices
  readonly onChoose: (choices: ServiceChoices, preset: Preset) => void
  /** What the chosen one asks or shows, inside its box. */
  readonly children?: ReactNode
}

/** All services at once, the basic ones, or those that the applicant switches on below, which come back after the others. */
export function PresetCards({ data, value, chosen, onChoose, children }: PresetCardsProps) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  const [own, setOwn] = useState<ServiceChoices | null>(null)
  const ownChoices = value === 'own' ? chosen : (own ?? chosen)

  function choose(pressed: string) {
    const name = presetNames.find((each) => each === pressed) ?? 'own'
    if (value === 'own') setOwn({ ...chosen })
    onChoose(choicesOf(name), name)
  }

  return (
    <RadioSet
      id="services-preset"
      name="preset"
      legend={t('presets')}
      // The heading of the screen says the same.
      className="[&>legend]:sr-only"
      value={value}
      options={([...presetNames, 'own'] as const).map((name) => ({ value: name }))}
      layout="grid gap-3"
      renderOption={({ value: name }, input) => (
        <div data-chosen={name === value || undefined} className={choiceBox}>
          <label htmlFor={input.id} className="flex items-start gap-3 p-3 sm:px-3.5">
            <input
              {...input}
              aria-labelledby={`${input.id}-title`}
              aria-describedby={`${lends(name) ? `${input.id}-loan ` : ''}${input.id}-count ${input.id}-text`}
            />
            <span className="grid min-w-0 grow grid-cols-[1fr_auto] items-baseline gap-x-3 text-small text-ink-2">
              <span id={`${input.id}-title`} className="text-body font-semibold text-ink">
                {t(`preset.${name}.title`)}
              </span>
              {/* Until it is chosen, an own choice has no number of its own. */}
              <span id={`${input.id}-count`} className="num">
                {(name !== 'own' || value === 'own') && t('count', { count: countOf(name) })}
              </span>
              <span id={`${input.id}-text`} className="col-span-full text-pretty">
                {t(`preset.${name}.text`)}
              </span>
              {/* A loan is not to be overlooked among what is chosen at the start. */}
              {lends(name) && (
                <span id={`${input.id}-loan`} className="col-span-full mt-1.5 flex gap-2 num text-pretty text-ink">
                  <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-warning" />
                  {t('preset.full.withMargin', prices)}
                </span>
              )}
            </span>
          </label>
          {name === value && children}
        </div>
      )}
      onChange={({ target }) => choose(target.value)}
    />
  )

  function choicesOf(name: Preset): ServiceChoices {
    return name === 'own' ? ownChoices : permittedServices(data, presets[name])
  }

  /** A preset that borrows says so; whoever chooses service by service sees it there. */
  function lends(name: Preset): boolean {
    return name === 'full' && choicesOf(name).margin
  }

  function countOf(name: Preset): number {
    const choices = choicesOf(name)
    return services.filter((service) => choices[service]).length
  }
}

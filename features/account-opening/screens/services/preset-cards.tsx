import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { RadioSet } from '@/components/ui/radio-set'

import type { ApplicationData } from '../../application/application-data'
import type { ServiceChoices } from '../../application/services'
import { choiceBox } from '../../form/choice-box'
import { OwnLines, PresetLines } from './preset-lines'
import { permittedServices, presetNames, presets } from './service-presets'

export type Preset = (typeof presetNames)[number] | 'own'

interface PresetCardsProps {
  readonly data: ApplicationData
  readonly value: Preset
  readonly chosen: ServiceChoices
  readonly onChoose: (choices: ServiceChoices, preset: Preset) => void
}

/** All services at once, the basic ones, or those that the applicant switches on below, which come back after the others: side by side, to be compared. */
export function PresetCards({ data, value, chosen, onChoose }: PresetCardsProps) {
  const t = useTranslations('application.services')
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
      layout="grid gap-3 sm:grid-cols-3"
      renderOption={({ value: name }, input) => {
        const isChosen = name === value
        const id = `${input.id}-lines`
        return (
          <label htmlFor={input.id} data-chosen={isChosen || undefined} className={clsx(choiceBox, box)}>
            <span className="flex items-center gap-3 self-start sm:gap-2.5">
              <input {...input} aria-labelledby={`${input.id}-title`} aria-describedby={id} />
              <span id={`${input.id}-title`} className="grow text-body font-semibold text-ink">
                {t(`preset.${name}.title`)}
              </span>
            </span>
            {name === 'own' && !isChosen ? (
              <OwnLines id={id} data={data} />
            ) : (
              <PresetLines id={id} choices={choicesOf(name)} />
            )}
          </label>
        )
      }}
      onChange={({ target }) => choose(target.value)}
    />
  )

  function choicesOf(name: Preset): ServiceChoices {
    return name === 'own' ? ownChoices : permittedServices(data, presets[name])
  }
}

/** A column of a table; on a phone a row, with what it has under its title. */
const box = 'grid content-start gap-1 p-3 sm:gap-2 sm:px-3.5'

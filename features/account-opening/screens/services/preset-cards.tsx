import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { RadioCards } from '@/components/ui/radio-cards'

import type { ApplicationData } from '../../application/application-data'
import { services, type ServiceChoices } from '../../application/services'
import { permittedServices, presetNames, presetOf, presets } from './service-presets'

interface PresetCardsProps {
  readonly data: ApplicationData
  readonly chosen: ServiceChoices
  readonly onChoose: (choices: ServiceChoices) => void
}

/** Selects all services or the basic ones at once. The applicant's own selection can be restored afterwards. */
export function PresetCards({ data, chosen, onChoose }: PresetCardsProps) {
  const t = useTranslations('application.services')
  const preset = presetOf(data, chosen)
  const [replaced, setReplaced] = useState<ServiceChoices | null>(null)
  const [isRestored, setIsRestored] = useState(false)

  function choose(choices: ServiceChoices, isRestoring: boolean) {
    if (preset === null && !isRestoring) setReplaced({ ...chosen })
    setIsRestored(isRestoring)
    onChoose(permittedServices(data, choices))
  }

  return (
    <div className="grid grid-cols-1 gap-1">
      <RadioCards
        id="services-preset"
        name="preset"
        legend={t('presets')}
        columns={2}
        value={preset ?? ''}
        options={presetNames.map((name) => ({
          value: name,
          title: t(`preset.${name}.title`),
          description: t(`preset.${name}.text`),
          meta: <span className="num text-small text-ink-2">{t('presetCount', { count: countOf(name) })}</span>,
        }))}
        onChange={({ target }) => {
          const name = presetNames.find((each) => each === target.value)
          if (name !== undefined) choose(presets[name], false)
        }}
      />
      {replaced !== null && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button variant="quiet" size="compact" className="-ms-4" onClick={() => choose(replaced, true)}>
            {t('restore')}
          </Button>
          <output className="text-small">{isRestored && t('restoreDone')}</output>
        </div>
      )}
    </div>
  )

  function countOf(name: (typeof presetNames)[number]): number {
    const choices = permittedServices(data, presets[name])
    return services.filter((service) => choices[service]).length
  }
}

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { useField } from '@/components/form/field-context'
import { TextField } from '@/components/form/fields'
import { ChevronDown } from '@/components/ui/icons'

import { offeredHours, type OfferedDays, writtenHour } from './appointment-fields'
import { ChoiceButton } from './choice-button'

/** Full hours before and after the lunch break. */
const halves = {
  morning: offeredHours.filter((hour) => hour < '12:00'),
  afternoon: offeredHours.filter((hour) => hour >= '12:00'),
} as const

interface HourChoicesProps {
  readonly days: OfferedDays
  /** Name of the chosen branch. All keep the same hours. */
  readonly branch: string | undefined
  /** The date in its field, dd/mm/yyyy. */
  readonly date: string
  /** The time in its field, as typed. */
  readonly time: string
  readonly onChoose: (time: string) => void
}

/**
 * Full hours as buttons; those of the chosen day that have passed cannot be pressed. Any other time of the office hours is
 * typed into the field below, which opens where it holds one or has an error.
 */
export function HourChoices({ days, branch, date: chosen, time, onChoose }: HourChoicesProps) {
  const t = useTranslations('appointment')
  const { error } = useField('time')
  const [isOpen, setIsOpen] = useState(false)
  const left = days?.find(({ date }) => date === chosen)?.hours ?? offeredHours
  const isOther = time !== '' && !offeredHours.includes(time)
  return (
    <div className="grid gap-2">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t('hours.title')}</legend>
        <p className="-mt-1 mb-2.5 text-small text-ink-3">
          {branch === undefined ? t('hours.everywhere') : t('hours.at', { branch })}
        </p>
        <div className="grid gap-3">
          {(['morning', 'afternoon'] as const).map((half) => (
            <div key={half} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:items-center">
              <p className="text-small text-ink-2">{t(`hours.${half}`)}</p>
              <div className="grid grid-cols-5 gap-1.5 sm:gap-2">
                {halves[half].map((hour) => (
                  <ChoiceButton
                    key={hour}
                    isChosen={hour === time}
                    isDisabled={!left.includes(hour)}
                    onChoose={() => {
                      setIsOpen(false)
                      onChoose(hour)
                    }}
                  >
                    {writtenHour(hour)}
                  </ChoiceButton>
                ))}
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      <details
        open={isOpen || isOther || error !== undefined}
        className="group"
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-primary hover:underline [&::-webkit-details-marker]:hidden">
          {t('hours.other')}
          <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <TextField name="time" autoComplete="off" hint={t('hint.time')} className="num sm:max-w-52" />
      </details>
    </div>
  )
}

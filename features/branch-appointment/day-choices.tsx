import { useTranslations } from 'next-intl'

import { offeredHours, type OfferedDays } from './appointment-fields'
import { ChoiceButton } from './choice-button'

interface ChoicesProps {
  readonly days: OfferedDays
  /** The date in its field, dd/mm/yyyy. */
  readonly date: string
}

interface DayChoicesProps extends ChoicesProps {
  readonly onChoose: (date: string) => void
}

/** The days on which the office is open, as buttons. Takes up its space before they are known. */
export function DayChoices({ days, date: chosen, onChoose }: DayChoicesProps) {
  const t = useTranslations('appointment.days')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      {/* Room for today and three more days before they are known. */}
      <div className="grid auto-rows-[3.5rem] grid-cols-2 gap-2 sm:auto-rows-[3rem] sm:grid-cols-4">
        {days === null || days.length === 0 ? (
          <p className="col-span-full row-span-2 flex items-center rounded-control border border-dashed border-hairline-strong px-3 text-small text-ink-3 sm:row-span-1">
            {t(days === null ? 'loading' : 'none')}
          </p>
        ) : null}
        {days?.map(({ date, name }) => (
          <ChoiceButton key={date} isChosen={date === chosen} onChoose={() => onChoose(date)}>
            {name}
          </ChoiceButton>
        ))}
      </div>
    </fieldset>
  )
}

interface HourChoicesProps extends ChoicesProps {
  /** The time in its field, as typed. */
  readonly time: string
  readonly onChoose: (time: string) => void
}

/** Full hours as buttons; those of the chosen day that have passed cannot be pressed. */
export function HourChoices({ days, date: chosen, time, onChoose }: HourChoicesProps) {
  const t = useTranslations('appointment.hours')
  const left = days?.find(({ date }) => date === chosen)?.hours ?? offeredHours
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-9">
        {offeredHours.map((hour) => (
          <ChoiceButton
            key={hour}
            isChosen={hour === time}
            isDisabled={!left.includes(hour)}
            onChoose={() => onChoose(hour)}
          >
            {hour}
          </ChoiceButton>
        ))}
      </div>
    </fieldset>
  )
}

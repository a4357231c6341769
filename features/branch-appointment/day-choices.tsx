import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import type { OfferedDays } from './appointment-fields'

interface DayChoicesProps {
  readonly days: OfferedDays
  /** The date in the field above, dd/mm/yyyy. */
  readonly chosen: string
  readonly onChoose: (date: string) => void
}

/** The days on which the office is open, as buttons. Takes up its space before they are known. */
export function DayChoices({ days, chosen, onChoose }: DayChoicesProps) {
  const t = useTranslations('appointment.days')
  return (
    <fieldset className="flex min-h-11 min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{t('title')}</legend>
      {days === null ? <span className="text-small text-ink-3">{t('loading')}</span> : null}
      {days?.map(({ date, name }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === chosen}
          className={clsx(
            'num min-h-11 rounded-control border px-4 text-small',
            date === chosen
              ? 'border-primary bg-primary-soft font-semibold text-primary'
              : 'border-field text-ink hover:border-ink',
          )}
          onClick={() => {
            onChoose(date)
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

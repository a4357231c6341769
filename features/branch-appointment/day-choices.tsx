import { clsx } from 'clsx'

import type { AppointmentCopy } from './appointment-copy'
import type { OfferedDays } from './appointment-fields'

interface DayChoicesProps {
  readonly days: OfferedDays
  readonly copy: AppointmentCopy['days']
  /** The date in the field above, dd/mm/yyyy. */
  readonly chosen: string
  readonly onChoose: (date: string) => void
}

/** The days on which the office is open, one press each. Its room is there before they are known. */
export function DayChoices({ days, copy, chosen, onChoose }: DayChoicesProps) {
  return (
    <fieldset className="flex min-h-11 min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{copy.title}</legend>
      {days === null ? <span className="text-small text-ink-3">{copy.loading}</span> : null}
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

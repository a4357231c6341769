import { useTranslations } from 'next-intl'

import { DateField } from '@/components/form/date-field'
import { useField } from '@/components/form/field-context'
import { Fieldset } from '@/components/ui/fieldset'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { OfferedDays } from './appointment-fields'
import { ChoiceButton } from './choice-button'

interface DayChoicesProps {
  readonly days: OfferedDays
  /** The date in its field, dd/mm/yyyy. */
  readonly date: string
  readonly locale: Locale
  readonly onChoose: (date: string) => void
}

/** Today and the three working days after it. */
const mostDays = 4

/** The days on which the office is open, as buttons; a date to type only where they are not known. */
export function DayChoices({ days, date: chosen, locale, onChoose }: DayChoicesProps) {
  const t = useTranslations('appointment')
  const { id, error } = useField('date')
  if (days !== null && days.length === 0) {
    const partLabels = { day: t('day'), month: t('month'), year: t('year') }
    return (
      <div className="grid gap-3">
        <p className="text-small text-ink-2">{t('days.none')}</p>
        <DateField name="date" hint={t('hint.date')} partLabels={partLabels} locale={locale} />
      </div>
    )
  }
  return (
    <Fieldset
      id={`${id}-group`}
      legend={t('days.title')}
      // After hours, and on days off, today is not among them.
      hint={t(days === null || days.length === mostDays ? 'hint.date' : 'hint.dateAhead')}
      error={error}
    >
      {/* Room for all days, before they are known and if there are fewer. */}
      <div className="grid min-h-12 auto-rows-[3rem] grid-cols-2 gap-2 sm:grid-cols-4">
        {days === null ? (
          <>
            <p className="sr-only">{t('days.loading')}</p>
            {Array.from({ length: mostDays }, (_, day) => (
              <span key={day} aria-hidden="true" className="rounded-control border border-hairline bg-surface-2" />
            ))}
          </>
        ) : null}
        {days?.map(({ date, name }, index) => (
          <ChoiceButton
            key={date}
            id={index === 0 ? id : undefined}
            isChosen={date === chosen}
            onChoose={() => onChoose(date)}
          >
            {name}
          </ChoiceButton>
        ))}
      </div>
    </Fieldset>
  )
}

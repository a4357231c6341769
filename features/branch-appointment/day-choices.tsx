import { clsx } from 'clsx'
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
      {/* Room for all days before they are known; of three, none is alone in a row. */}
      <div
        className={clsx(
          'grid auto-rows-[3.5rem] gap-2 sm:auto-rows-[3rem]',
          days?.length === 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4',
        )}
      >
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
            <DayName>{name}</DayName>
          </ChoiceButton>
        ))}
      </div>
    </Fieldset>
  )
}

/** A day that on phones breaks between its weekday and its date, of which Korean keeps all words together. */
function DayName({ children }: { readonly children: string }) {
  const [, first = children, comma = '', second = ''] = /^(.+?)(,?)[ \u00A0](\S+)$/.exec(children) ?? []
  return (
    <>
      <span className="max-sm:block">
        {first}
        <span className="max-sm:hidden">{comma}</span>
      </span>{' '}
      <span className="max-sm:block">{second}</span>
    </>
  )
}

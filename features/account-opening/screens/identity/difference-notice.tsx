import { useLocale, useTranslations } from 'next-intl'

import { RadioGroup } from '@/components/ui/radio-group'

import { readers, type Difference } from '@/lib/capture/card-reader/compare-readings'
import { shownReading } from './confirm-schema'
import type { Choice } from './confirm-schema'

interface DifferenceNoticeProps {
  readonly difference: Difference
  readonly label: string
  readonly chosen: Choice | null
  readonly onChoose: (choice: Choice) => void
  readonly error?: string | undefined
}

/** What the card was read to say differs: the holder, with the card in hand, decides. */
export function DifferenceNotice({ difference, label, chosen, onChoose, error }: DifferenceNoticeProps) {
  const t = useTranslations('application.identity.difference')
  const locale = useLocale()
  const { field, options } = difference
  // What somebody chose may have been read by others, too.
  const marked = options.find(({ by }) => by.some((reader) => reader === chosen))?.by[0] ?? chosen ?? ''
  return (
    <div className="rounded-control border-s-4 border-bronze-graphic bg-bronze-soft px-4 py-3">
      <RadioGroup
        id={`difference-${field}`}
        name={`difference-${field}`}
        legend={t('question', { field: label })}
        error={error}
        value={marked}
        onChange={(event) => {
          onChoose(readers.find((reader) => reader === event.target.value) ?? 'typed')
        }}
        options={[
          ...options.map(({ value, by }) => ({
            value: by[0],
            label: shown(value),
            hint: new Intl.ListFormat(locale, { type: 'unit' }).format(by.map((reader) => t(reader))),
          })),
          { value: 'typed', label: t('neither') },
        ]}
      />
    </div>
  )

  function shown(value: string): string {
    if (field !== 'sex') return shownReading(field, value)
    return t(value === 'M' ? 'male' : 'female')
  }
}

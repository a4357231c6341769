import { useTranslations } from 'next-intl'

import { RadioGroup } from '@/components/ui/radio-group'

import type { Difference } from '../../capture/reading/compare-readings'
import { shownReading } from './confirm-schema'

interface DifferenceNoticeProps {
  readonly difference: Difference
  readonly label: string
  readonly chosen: 'qr' | 'ocr' | 'typed' | null
  readonly onChoose: (choice: 'qr' | 'ocr' | 'typed') => void
  readonly error?: string | undefined
}

/** The code on the card and the text on it say different things: the holder, with the card in hand, decides. */
export function DifferenceNotice({ difference, label, chosen, onChoose, error }: DifferenceNoticeProps) {
  const t = useTranslations('identity.difference')
  const { field, qr, ocr } = difference
  return (
    <div className="border-bronze-graphic bg-bronze-soft rounded-control border-s-4 px-4 py-3">
      <RadioGroup
        id={`difference-${field}`}
        name={`difference-${field}`}
        legend={t('question', { field: label })}
        error={error}
        value={chosen ?? ''}
        onChange={(event) => {
          const { value } = event.target
          onChoose(value === 'qr' || value === 'ocr' ? value : 'typed')
        }}
        options={[
          { value: 'qr', label: shown(qr), hint: t('qr') },
          { value: 'ocr', label: shown(ocr), hint: t('ocr') },
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

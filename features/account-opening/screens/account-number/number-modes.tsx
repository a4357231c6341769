import { useTranslations } from 'next-intl'

import { RadioSet } from '@/components/ui/radio-set'

import type { NumberWish } from '../../application/note-fields'
import { useFeeText } from './use-number-fee'
import type { FeeRange } from './use-number-search'

type Mode = NumberWish['mode']

interface NumberModesProps {
  readonly value: Mode
  /** Numbers to be found by the birthday; none without it. */
  readonly birthdays: readonly string[]
  /** Fees of the numbers that were found; null while there are none. */
  readonly fees: FeeRange | null
  readonly onChange: (mode: Mode) => void
}

const modes = ['any', 'birthday', 'digits', 'exact'] as const satisfies readonly Mode[]

/** The ways to a number, each with an example and with its fee as far as it is known. */
export function NumberModes({ value, birthdays, fees, onChange }: NumberModesProps) {
  const t = useTranslations('application.accountNumber')
  const feeText = useFeeText()
  const hints = {
    any: t('anyHint'),
    birthday: birthdays.length === 0 ? t('birthdayHint') : birthdays.join(', '),
    digits: t('digitsExample'),
    exact: t('exactHint'),
  } satisfies Record<Mode, string>

  function feeOf(mode: Mode): string {
    if (mode === 'any') return t('free')
    if (mode !== value || fees === null) return t('feeOpen')
    const [from, to] = [feeText(fees.from), feeText(fees.to)]
    return from === to ? from : t('feeRange', { from, to })
  }

  return (
    <RadioSet
      id="number-mode"
      name="number-mode"
      legend={t('mode')}
      value={value}
      options={modes.map((mode) => ({ value: mode, disabled: mode === 'birthday' && birthdays.length === 0 }))}
      layout="mt-1 grid grid-cols-2 gap-2 sm:gap-3"
      renderOption={({ value: mode }, input) => (
        <label
          htmlFor={input.id}
          className="relative flex gap-3 rounded-control border border-field bg-surface p-3 text-small transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-disabled:border-hairline has-disabled:text-ink-3 sm:px-3.5"
        >
          <input
            {...input}
            className={`${input.className} max-sm:absolute max-sm:top-2 max-sm:right-2`}
            aria-labelledby={`${input.id}-title`}
            aria-describedby={`${input.id}-hint`}
          />
          <span className="min-w-0 grow">
            <span id={`${input.id}-title`} className="block font-semibold max-sm:pe-6 sm:text-body">
              {t(mode)}
            </span>
            <span id={`${input.id}-hint`} className="num text-ink-2">
              <span className="block">{hints[mode]}</span>
              <span className="block">{feeOf(mode)}</span>
            </span>
          </span>
        </label>
      )}
      onChange={(event) => onChange(event.target.value as Mode)}
    />
  )
}

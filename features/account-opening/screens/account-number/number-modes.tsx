import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { RadioSet } from '@/components/ui/radio-set'

import { numberLength } from '../../application/account-number'
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

/** The ways to a number, each with an example, and what it costs as far as that is known. */
export function NumberModes({ value, birthdays, fees, onChange }: NumberModesProps) {
  const t = useTranslations('application.accountNumber')
  const feeText = useFeeText()
  const examples = {
    any: t('anyHint'),
    birthday:
      birthdays.length === 0
        ? t('birthdayHint')
        : t('birthdayExample', { numbers: birthdays.slice(0, 2).map(inPlace).join(', ') }),
    digits: t('digitsExample'),
    exact: t('exactHint'),
  } satisfies Record<Mode, string>

  /** What the others cost depends on the number, and is known once numbers were found. */
  function priceOf(mode: Mode): string {
    if (mode === 'any') return t('free')
    if (mode !== value || fees === null) return t('feeVaries')
    const [from, to] = [feeText(fees.from), feeText(fees.to)]
    return from === to ? from : t('feeRange', { from, to })
  }

  const isRange = (mode: Mode) => mode !== 'any' && mode === value && fees !== null

  return (
    <RadioSet
      id="number-mode"
      name="number-mode"
      legend={t('mode')}
      value={value}
      options={modes.map((mode) => ({ value: mode, disabled: mode === 'birthday' && birthdays.length === 0 }))}
      layout="mt-1 grid gap-3 sm:gap-2"
      renderOption={({ value: mode }, input) => (
        <label
          htmlFor={input.id}
          className="flex min-h-12 gap-3 rounded-control border border-field bg-surface px-3.5 py-2.5 transition-colors not-has-checked:hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-disabled:border-hairline has-disabled:text-ink-3"
        >
          <input
            {...input}
            aria-labelledby={`${input.id}-title`}
            aria-describedby={`${input.id}-hint ${input.id}-price`}
          />
          <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
            <span id={`${input.id}-title`} className="font-semibold">
              {t(mode)}
            </span>
            <span
              id={`${input.id}-price`}
              className={clsx(
                'num text-small sm:order-last',
                mode === 'any' ? 'font-semibold' : 'text-ink-2',
                // On a phone a range is too long for the corner.
                isRange(mode) && 'max-sm:order-last max-sm:col-span-full',
              )}
            >
              {priceOf(mode)}
            </span>
            <span id={`${input.id}-hint`} className="num text-small text-ink-2 max-sm:col-span-full">
              {examples[mode]}
            </span>
          </span>
        </label>
      )}
      onChange={(event) => onChange(event.target.value as Mode)}
    />
  )
}

/** A dot for each digit that comes with it. */
const inPlace = (digits: string) => digits.padStart(numberLength, '•')

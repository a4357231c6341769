import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { RadioCards } from '@/components/ui/radio-cards'

import type { NumberWish } from '../../application/note-fields'

type Mode = NumberWish['mode']

interface NumberModesProps {
  readonly value: Mode
  /** Numbers to be found by the birthday; none without it. */
  readonly birthdays: readonly string[]
  readonly onChange: (mode: Mode) => void
}

/** The ways to a number, each with what it costs at the end of its line. */
export function NumberModes({ value, birthdays, onChange }: NumberModesProps) {
  const t = useTranslations('application.accountNumber')
  const hints = {
    any: t('anyHint'),
    birthday: birthdays.length === 0 ? t('birthdayHint') : t('birthdayExample', { numbers: birthdays.join(', ') }),
    digits: t('digitsExample'),
    exact: t('exactHint'),
  } satisfies Record<Mode, string>
  const option = (mode: Mode) => {
    const price = mode === 'any' ? t('free') : t('byNumber')
    return {
      value: mode,
      title: (
        <>
          {t(mode)}
          <span className="sr-only">{`, ${price}`}</span>
        </>
      ),
      description: hints[mode],
      meta: (
        <span
          aria-hidden="true"
          className={clsx('text-small', mode === 'any' ? 'font-semibold text-success' : 'text-ink-2')}
        >
          {price}
        </span>
      ),
      disabled: mode === 'birthday' && birthdays.length === 0,
    }
  }
  return (
    <RadioCards
      id="number-mode"
      name="number-mode"
      legend={t('mode')}
      hint={t('priceHint')}
      value={value}
      onChange={(event) => onChange(event.target.value as Mode)}
      options={[option('any'), option('birthday'), option('digits'), option('exact')]}
    />
  )
}

import { useTranslations } from 'next-intl'

import { RadioGroup } from '@/components/ui/radio-group'

import type { NumberWish } from '../../application/note-fields'

type Mode = NumberWish['mode']

interface NumberModesProps {
  readonly value: Mode
  /** Numbers to be found by the birthday; none without it. */
  readonly birthdays: readonly string[]
  readonly onChange: (mode: Mode) => void
}

/** The ways to a number; what they cost stands above them. */
export function NumberModes({ value, birthdays, onChange }: NumberModesProps) {
  const t = useTranslations('application.accountNumber')
  const hints = {
    any: `${t('free')} · ${t('anyHint')}`,
    birthday: birthdays.length === 0 ? t('birthdayHint') : birthdays.join(', '),
    digits: t('digitsExample'),
    exact: t('exactHint'),
  } satisfies Record<Mode, string>
  const option = (mode: Mode) => ({
    value: mode,
    label: <span className="font-semibold">{t(mode)}</span>,
    hint: <span className="num">{hints[mode]}</span>,
    disabled: mode === 'birthday' && birthdays.length === 0,
  })
  return (
    <RadioGroup
      boxed
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

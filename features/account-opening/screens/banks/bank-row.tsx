import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'

import { Pencil, Trash2 } from '@/components/ui/icons'

import { isFilledIn, type BanksForm } from './banks-schema'

interface BankRowProps {
  readonly index: number
  /** Whether there are other accounts, so that one of them has to be the main one. */
  readonly isOneOfMany: boolean
  readonly onFirst: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** An account that is not being edited: its bank, the end of its number, its branch, and whether it is the first to be paid to. */
export function BankRow({ index, isOneOfMany, onFirst, onEdit, onRemove }: BankRowProps) {
  const t = useTranslations('application.banks')
  const { control } = useFormContext<BanksForm>()
  const account = useWatch({ control, name: `banks.${index}` })
  const number = index + 1
  const actions = [
    ['edit', Pencil, onEdit],
    ['remove', Trash2, onRemove],
  ] as const
  const isMain = isOneOfMany && index === 0
  const place = [account.branch.name, account.city.name].filter(Boolean).join(', ')
  return (
    <section aria-labelledby={`bank-${index}`} className="bank-row">
      {isOneOfMany && (
        <MainMark
          isMain={isMain}
          label={t('makeMain', { number })}
          isDisabled={!isFilledIn(account)}
          onPress={onFirst}
        />
      )}
      <h2 id={`bank-${index}`} tabIndex={-1} className="min-w-0 text-body leading-snug font-semibold outline-none">
        {account.bank.name === '' ? t('item', { number }) : account.bank.name}{' '}
        {isFilledIn(account) ? (
          <span className="num font-normal whitespace-nowrap text-ink-2">••{account.accountNumber.slice(-4)}</span>
        ) : (
          <span className="text-small font-normal whitespace-nowrap text-warning">{t('unfinished')}</span>
        )}
      </h2>
      <div className="-me-3 flex">
        {actions.map(([action, Sign, onPress]) => (
          <button
            key={action}
            type="button"
            aria-label={t(action, { number })}
            title={t(`${action}Short`)}
            className="flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink"
            onClick={onPress}
          >
            <Sign className="size-5" />
          </button>
        ))}
      </div>
      {(place !== '' || isMain) && (
        <p className="text-small leading-snug text-ink-2">
          {isMain && <span className="font-semibold text-primary max-sm:block">{t('main')}</span>}
          {isMain && place !== '' && <span className="max-sm:hidden"> · </span>}
          {place !== '' && t('branchOf', { place })}
        </p>
      )}
    </section>
  )
}

interface MainMarkProps {
  readonly isMain: boolean
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** A ring, filled for the main account; pressing another makes that one the main account, which then moves up. */
function MainMark({ isMain, label, isDisabled, onPress }: MainMarkProps) {
  if (isMain || isDisabled) return <span aria-hidden="true" data-main={isMain} />
  return <button type="button" aria-label={label} title={label} data-main="false" onClick={onPress} />
}

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'

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
    ['edit', onEdit],
    ['remove', onRemove],
  ] as const
  const isMain = isOneOfMany && index === 0
  const place = [account.branch.name, account.city.name].filter(Boolean).join(', ')
  return (
    <section aria-labelledby={`bank-${index}`} className="bank-row">
      <BankMark name={account.bank.name} isMain={isMain} />
      <h2 id={`bank-${index}`} tabIndex={-1} className="min-w-0 text-body leading-snug font-semibold outline-none">
        {account.bank.name === '' ? t('item', { number }) : account.bank.name}{' '}
        {isFilledIn(account) ? (
          <span className="num font-normal whitespace-nowrap text-ink-2">••{account.accountNumber.slice(-4)}</span>
        ) : (
          <span className="text-small font-normal whitespace-nowrap text-warning">{t('unfinished')}</span>
        )}
      </h2>
      {place !== '' && <p className="text-small leading-snug text-ink-2">{t('branchOf', { place })}</p>}
      {isOneOfMany && isFilledIn(account) && (
        <div data-main={isMain}>
          {isMain ? (
            <Badge tone="primary">{t('main')}</Badge>
          ) : (
            <Button
              variant="quiet"
              size="compact"
              aria-label={t('makeMain', { number })}
              className="-ms-2 px-2!"
              onClick={onFirst}
            >
              {t('makeMainShort')}
            </Button>
          )}
        </div>
      )}
      <div className="-me-2 flex" data-actions>
        {actions.map(([action, onPress]) => (
          <Button
            key={action}
            variant="quiet"
            size="compact"
            aria-label={t(action, { number })}
            className={clsx('px-2!', action === 'remove' && 'font-normal! text-ink-2! hover:text-danger!')}
            onClick={onPress}
          >
            {t(`${action}Short`)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** The first letter of the bank, filled for the main account. */
function BankMark({ name, isMain }: { readonly name: string; readonly isMain: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-initial={name === '' ? '–' : name.slice(0, 1).toLocaleUpperCase()}
      className={clsx(
        'flex size-12 items-center justify-center rounded-card text-lead font-bold before:content-[attr(data-initial)]',
        isMain ? 'bg-primary text-on-primary' : 'bg-primary-soft text-primary',
      )}
    />
  )
}

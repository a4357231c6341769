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
    <section
      aria-labelledby={`bank-${index}`}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3 sm:gap-x-4"
    >
      <BankMark name={account.bank.name} isMain={isMain} />
      <h2
        id={`bank-${index}`}
        tabIndex={-1}
        className="min-w-0 text-body leading-snug font-semibold outline-none max-sm:col-span-2"
      >
        {account.bank.name === '' ? t('item', { number }) : account.bank.name}{' '}
        {isFilledIn(account) ? (
          <span className="num font-normal whitespace-nowrap text-ink-2">••{account.accountNumber.slice(-4)}</span>
        ) : (
          <span className="text-small font-normal whitespace-nowrap text-warning">{t('unfinished')}</span>
        )}
      </h2>
      <div className="-me-2 flex max-sm:col-start-3 max-sm:row-start-3 sm:-me-3">
        {actions.map(([action, onPress]) => (
          <Button
            key={action}
            variant="quiet"
            size="compact"
            aria-label={t(action, { number })}
            className="px-3 font-normal! max-sm:px-2"
            onClick={onPress}
          >
            {t(`${action}Short`)}
          </Button>
        ))}
      </div>
      <p className="col-start-2 min-w-0 text-small text-ink-2 max-sm:col-span-2 sm:-mt-2">{place}</p>
      {isOneOfMany && isFilledIn(account) && (
        <div className="col-start-2 row-start-3 flex min-h-11 items-center justify-self-start sm:col-start-3 sm:row-start-2 sm:-mt-2 sm:justify-self-end">
          {isMain ? (
            <Badge tone="primary">{t('main')}</Badge>
          ) : (
            <Button
              variant="quiet"
              size="compact"
              aria-label={t('makeMain', { number })}
              className="px-2 font-normal! max-sm:-ms-4 sm:-me-3 sm:px-3"
              onClick={onFirst}
            >
              {t('makeMainShort')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** The bank's initials: capitals of its name, as in VietinBank. */
function BankMark({ name, isMain }: { readonly name: string; readonly isMain: boolean }) {
  const capitals =
    name
      .match(/\p{Lu}/gu)
      ?.slice(0, 2)
      .join('') ?? name.slice(0, 1)
  return (
    <span
      aria-hidden="true"
      data-initials={capitals === '' ? '–' : capitals}
      className={clsx(
        'row-span-2 flex size-12 items-center justify-center self-start rounded-card font-bold before:content-[attr(data-initials)]',
        isMain ? 'bg-primary text-on-primary' : 'bg-primary-soft text-primary',
      )}
    />
  )
}

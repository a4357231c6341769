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

/** An account that is not being edited: its bank, the end of its number, and whether it is the first to be paid to. */
export function BankRow({ index, isOneOfMany, onFirst, onEdit, onRemove }: BankRowProps) {
  const t = useTranslations('application.banks')
  const { control } = useFormContext<BanksForm>()
  const account = useWatch({ control, name: `banks.${index}` })
  const number = index + 1
  const actions = [
    ['edit', onEdit],
    ['remove', onRemove],
  ] as const
  return (
    <section
      aria-labelledby={`bank-${index}`}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-4"
    >
      <BankMark name={account.bank.name} />
      <h2 id={`bank-${index}`} tabIndex={-1} className="min-w-0 text-body leading-snug font-semibold outline-none">
        <span className="block">{account.bank.name === '' ? t('item', { number }) : account.bank.name}</span>{' '}
        {isFilledIn(account) ? (
          <span className="num text-small font-normal whitespace-nowrap text-ink-2">
            ••{account.accountNumber.slice(-4)}
          </span>
        ) : (
          <span className="text-small font-normal whitespace-nowrap text-warning">{t('unfinished')}</span>
        )}
      </h2>
      {isOneOfMany && isFilledIn(account) && (
        <div className="col-span-2 col-start-2 row-start-2 sm:col-span-1 sm:col-start-3 sm:row-start-1">
          {index === 0 ? (
            <Badge tone="primary">{t('main')}</Badge>
          ) : (
            <Button
              variant="quiet"
              size="compact"
              aria-label={t('makeMain', { number })}
              className="font-normal! max-sm:-ms-4"
              onClick={onFirst}
            >
              {t('makeMainShort')}
            </Button>
          )}
        </div>
      )}
      <div className="col-start-3 row-start-1 -me-2 flex sm:col-start-4 sm:-me-3">
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
    </section>
  )
}

/** The bank's initials: capitals of its name, as in VietinBank. */
function BankMark({ name }: { readonly name: string }) {
  const capitals =
    name
      .match(/\p{Lu}/gu)
      ?.slice(0, 2)
      .join('') ?? name.slice(0, 1)
  return (
    <span
      aria-hidden="true"
      data-initials={capitals === '' ? '–' : capitals}
      className="flex size-11 items-center justify-center rounded-control bg-primary-soft text-small font-bold text-primary before:content-[attr(data-initials)]"
    />
  )
}

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'

import { Button } from '@/components/ui/button'

import { isFilledIn, type BanksForm } from './banks-schema'

interface BankRowProps {
  readonly index: number
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** An account that is not being edited: its bank and the end of its number. */
export function BankRow({ index, onEdit, onRemove }: BankRowProps) {
  const t = useTranslations('application.banks')
  const { control } = useFormContext<BanksForm>()
  const account = useWatch({ control, name: `banks.${index}` })
  const number = index + 1
  const actions = [
    ['edit', onEdit],
    ['remove', onRemove],
  ] as const
  return (
    <section aria-labelledby={`bank-${index}`} className="flex items-center justify-between gap-3 py-2">
      <h2 id={`bank-${index}`} className="min-w-0 text-body font-semibold">
        {account.bank.name === '' ? t('item', { number }) : account.bank.name}{' '}
        {isFilledIn(account) ? (
          <span className="num font-normal whitespace-nowrap text-ink-2">••{account.accountNumber.slice(-4)}</span>
        ) : (
          <span className="font-normal whitespace-nowrap text-warning">{t('unfinished')}</span>
        )}
      </h2>
      <div className="-me-4 flex shrink-0 max-sm:-me-3">
        {actions.map(([action, onPress]) => (
          <Button
            key={action}
            variant="quiet"
            size="compact"
            aria-label={t(action, { number })}
            className="max-sm:px-3"
            onClick={onPress}
          >
            {t(`${action}Short`)}
          </Button>
        ))}
      </div>
    </section>
  )
}

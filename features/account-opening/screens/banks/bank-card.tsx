import { useTranslations } from 'next-intl'

import { NumberTerraces } from '@/components/art/number-terraces'
import { groupedBankNumber } from '@/lib/platform/text/grouped-bank-number'

import { bankNames } from '../../application/bank-account'

interface BankCardProps {
  /** Its name; empty while none is chosen. */
  readonly bank: string
  readonly accountNumber: string
  /** Name on the ID card; withdrawals go only to an account in this name. */
  readonly holder: string
}

/** A preview of the bank account as a bank card, with its number grouped for checking; a light version of the trading account's card. The fields beside it hold the same values. */
export function BankCard({ bank, accountNumber, holder }: BankCardProps) {
  const t = useTranslations('application.banks')
  return (
    <div className="relative flex min-h-40 flex-col overflow-clip rounded-card border border-primary/40 bg-linear-to-br from-surface to-primary-soft px-5 py-4">
      <NumberTerraces
        number={accountNumber.replaceAll(/\D/g, '').slice(0, 6).padEnd(6, '\u2022') + hills}
        className="terraces absolute right-0 bottom-0 h-1/2 w-3/4 text-primary opacity-50"
      />
      <p aria-hidden="true" className="relative grid">
        <span className="text-small text-ink-2">{t('payout')}</span>
        {bank === '' ? (
          <span className="truncate text-ink-2">{t('yourBank')}</span>
        ) : (
          <b className="truncate font-semibold">{bankNames(bank).short}</b>
        )}
      </p>
      <p
        aria-hidden="true"
        className="relative mt-auto num text-[1.625rem] leading-tight font-bold tracking-[0.02em] wrap-anywhere"
      >
        {accountNumber === '' ? <NoNumber /> : groupedBankNumber(accountNumber)}
      </p>
      <p className="relative mt-1 text-small font-semibold">
        <span className="sr-only">{t('holder')}: </span>
        <span lang="vi">{holder}</span>
      </p>
    </div>
  )
}

/** Pads the number that shapes the terraces, so that they have a shape before one is typed. */
const hills = '3'

/** Placeholder dots, grouped as the digits will be. */
function NoNumber() {
  return (
    <svg viewBox="0 0 168 32" className="block h-8 text-ink-3">
      {[0, 1, 2].map((group) => (
        <path
          key={group}
          d={`M${3 + 60 * group} 16h40`}
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 13"
        />
      ))}
    </svg>
  )
}

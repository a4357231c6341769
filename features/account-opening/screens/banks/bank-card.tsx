import { useTranslations } from 'next-intl'

import { groupedBankNumber } from '@/lib/platform/text/grouped-bank-number'

interface BankCardProps {
  /** Its name; empty while none is chosen. */
  readonly bank: string
  readonly accountNumber: string
  /** Name on the ID card: accounts of somebody else are refused when money is paid out. */
  readonly holder: string
}

/** The account as the bank would print it, in the groups in which its number is checked; the fields below say the same. */
export function BankCard({ bank, accountNumber, holder }: BankCardProps) {
  const t = useTranslations('application.banks')
  return (
    <div className="grid gap-1 rounded-card border border-hairline-strong bg-surface-2 px-5 py-4">
      <p aria-hidden="true" className="truncate text-small text-ink-2">
        {bank === '' ? t('bank') : bank}
      </p>
      <p
        aria-hidden="true"
        className="num text-[1.75rem] leading-tight font-bold tracking-[0.02em] wrap-anywhere data-open:text-ink-3"
        data-open={accountNumber === '' || undefined}
      >
        {accountNumber === '' ? '•••• •••• ••••' : groupedBankNumber(accountNumber)}
      </p>
      <p className="text-small">
        <span className="sr-only">{t('holder')}: </span>
        <strong lang="vi">{holder}</strong>
      </p>
    </div>
  )
}

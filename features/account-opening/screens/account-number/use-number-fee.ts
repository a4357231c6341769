import { useLocale, useTranslations } from 'next-intl'

import { formatMoney } from '@/lib/platform/i18n/format-money'

import type { AccountNumberProof } from '../../machine/proofs'

/** A fee in words: an amount in VND, or that there is none. */
export function useFeeText(): (fee: number) => string {
  const t = useTranslations('application.accountNumber')
  const locale = useLocale()
  return (fee) => (fee === 0 ? t('free') : formatMoney(fee, locale))
}

/** The fee of a chosen number in words; null for the next free number, which costs nothing and is not listed. */
export function useNumberFee(proof: AccountNumberProof | undefined): string | null {
  const feeText = useFeeText()
  return proof?.kind === 'held' && proof.fee !== undefined ? feeText(proof.fee) : null
}

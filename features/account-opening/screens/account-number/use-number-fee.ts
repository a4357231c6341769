import { useLocale, useTranslations } from 'next-intl'

import type { AccountNumberProof } from '../../machine/proofs'

/** A fee in words: an amount in VND, or that there is none. */
export function useFeeText(): (fee: number) => string {
  const t = useTranslations('application.accountNumber')
  const money = new Intl.NumberFormat(useLocale(), { style: 'currency', currency: 'VND' })
  return (fee) => (fee === 0 ? t('free') : money.format(fee))
}

/** The fee of a chosen number in words; null for the next free number, which costs nothing and is not listed. */
export function useNumberFee(proof: AccountNumberProof | undefined): string | null {
  const feeText = useFeeText()
  return proof?.kind === 'held' && proof.fee !== undefined ? feeText(proof.fee) : null
}

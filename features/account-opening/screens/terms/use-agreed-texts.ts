import { useTranslations } from 'next-intl'

import type { ApplicationData } from '../../application/application-data'
import { usePrices } from '../services/use-prices'
import { clauses } from './clauses'
import { riskTexts } from './risk-disclosure'

/** Everything on the screen that each consent is about, as it is shown. */
export function useAgreedTexts(data: ApplicationData): Readonly<Record<'terms' | 'risk' | 'truth', readonly string[]>> {
  const t = useTranslations('application.terms')
  const prices = usePrices()
  return {
    terms: clauses.flatMap((clause) => [
      t(`clauses.${clause}.title`),
      t(`clauses.${clause}.gist`),
      t(`clauses.${clause}.text`, prices),
    ]),
    risk: riskTexts(data).map((key) => t(key)),
    truth: [],
  }
}

import { useTranslations } from 'next-intl'

import type { ApplicationData } from '../../application/application-data'
import { clauses } from './clauses'
import { riskTexts } from './risk-disclosure'

/** Everything on the screen that each consent is about, as it is shown. */
export function useAgreedTexts(data: ApplicationData): Readonly<Record<'terms' | 'risk' | 'truth', readonly string[]>> {
  const t = useTranslations('application.terms')
  return {
    terms: clauses.flatMap((clause) => [t(`clauses.${clause}.title`), t(`clauses.${clause}.text`)]),
    risk: riskTexts(data).map((key) => t(key)),
    truth: [],
  }
}

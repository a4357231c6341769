import { useTranslations } from 'next-intl'

import type { ApplicationData } from '../../application/application-data'
import { permittedServices } from './service-presets'
import { usePrices } from './use-prices'

/** How much the applicant may borrow and at which rate, in one line; null for those who do not want to. */
export function useMargin(data: ApplicationData): string | null {
  const t = useTranslations('application.services')
  const { margin: rate } = usePrices()
  const level = useMarginLevel(data)
  return level === null ? null : t('marginInShort', { level, rate })
}

/** How much the applicant may borrow; null for those who do not want to. */
export function useMarginLevel(data: ApplicationData): string | null {
  const t = useTranslations('application.services')
  if (!permittedServices(data).margin) return null
  return t(data.marginLevel === '4' ? 'marginOver' : 'marginUnder')
}

import { useTranslations } from 'next-intl'

import { CheckList } from './check-list'

const items = ['card', 'light', 'corners', 'case'] as const

/** What makes the pictures good at the first try. */
export function Preparation() {
  const t = useTranslations('application.identity.prepare')
  return <CheckList title={t('title')} items={items.map((item) => t(item))} />
}

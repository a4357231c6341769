import { getTranslations } from 'next-intl/server'

import { isDemonstration } from '@/lib/platform/env/demonstration'

/** One line at the top of every document: the company and its figures are fictional. */
export async function DemonstrationNote() {
  if (!isDemonstration()) return null
  const t = await getTranslations('shell')
  return (
    <aside aria-label={t('demonstrationLabel')} className="border-b border-hairline bg-bronze-soft text-ink">
      <p className="container-page py-1 text-min leading-[1.45]">{t('demonstration')}</p>
    </aside>
  )
}

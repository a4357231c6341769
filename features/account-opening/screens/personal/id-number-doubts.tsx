import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

/** A reason to look again, never a wall: the number is right and the register wrong often enough. */
export function IdNumberDoubts({ doubts }: { readonly doubts: readonly ('sex' | 'birthYear')[] }) {
  const t = useTranslations('application.personal')
  if (doubts.length === 0) return null
  return (
    <Alert tone="warning" title={t('doubtTitle')}>
      {doubts.includes('sex') && <p>{t('doubtSex')}</p>}
      {doubts.includes('birthYear') && <p>{t('doubtBirthYear')}</p>}
      <p>{t('doubtBody')}</p>
    </Alert>
  )
}

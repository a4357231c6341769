import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button-class'

import { useHotline } from '@/components/layout/hotline-context'

/** Somebody has an account with this number or address: what to do if it is theirs, and if it is not. */
export function TakenNotice() {
  const t = useTranslations('application.contact')
  const hotline = useHotline()
  return (
    <Alert
      tone="warning"
      title={t('takenTitle')}
      actions={
        <a href={hotline.href} className={buttonClass({ variant: 'secondary', size: 'compact' })}>
          {t('takenCall', { hotline: hotline.label })}
        </a>
      }
    >
      <p>{t('takenBody', { hotline: hotline.label })}</p>
    </Alert>
  )
}

import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button-class'

import { useHotline } from '@/components/layout/hotline-context'

/** The holder of this card has an account already. */
export function TakenIdNotice() {
  const t = useTranslations('application.identity.taken')
  const hotline = useHotline()
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('title')}
      actions={
        <a href={hotline.href} className={buttonClass({ variant: 'secondary', size: 'compact' })}>
          {t('call', { hotline: hotline.label })}
        </a>
      }
    >
      {t('body')}
    </Alert>
  )
}

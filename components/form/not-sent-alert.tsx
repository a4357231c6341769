'use client'

import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

/** Above a form whose call failed: why, and that nothing typed is lost. */
export function NotSentAlert({ texts }: { texts: readonly string[] }) {
  const t = useTranslations('visitorForms')
  return (
    <Alert tone="danger" role="alert" title={t('notSent')}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{t('kept')}</p>
    </Alert>
  )
}

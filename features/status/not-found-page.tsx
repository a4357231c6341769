import { getTranslations } from 'next-intl/server'

import { LinkButton } from '@/components/ui/link-button'

import { StatusPage } from '@/components/ui/status-page'

/** 'This page could not be found', with ways on, in the language of the address. */
export async function NotFoundPage() {
  const t = await getTranslations('notFound')
  return (
    <StatusPage status={404} title={t('title')} lead={t('lead')}>
      <LinkButton href="/">{t('home')}</LinkButton>
      <LinkButton href="/contact" variant="secondary">
        {t('contact')}
      </LinkButton>
      <LinkButton href="/mascham" variant="quiet">
        {t('contest')}
      </LinkButton>
    </StatusPage>
  )
}

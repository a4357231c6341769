import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { SummaryList } from '@/components/ui/summary-list'

import { maskedEmail, maskedMobile } from '@/lib/platform/text/masked'
import type { HandoffOffer as Offer } from './receive-handoff'

interface HandoffOfferProps {
  readonly offer: Offer
  readonly onDecided: (isWanted: boolean) => void
}

/** Whose application the code brought, hidden in part, before anything of it is taken over. */
export function HandoffOffer({ offer: { content, replaces }, onDecided }: HandoffOfferProps) {
  const t = useTranslations('application.handoff.offer')
  const { mobile, email } = content.data
  return (
    <section className="mx-auto grid max-w-[560px] gap-5 px-4 py-10">
      <h1 className="text-h2">{t('title')}</h1>
      <p className="text-ink-2">{t('lead')}</p>
      <SummaryList
        rows={[
          { key: 'mobile', term: t('mobile'), value: mobile ? maskedMobile(mobile) : t('none') },
          { key: 'email', term: t('email'), value: email ? maskedEmail(email) : t('none') },
        ]}
      />
      <Alert tone="warning">
        <p>{t('notMine')}</p>
        {replaces ? <p>{t('replaces')}</p> : null}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={() => onDecided(true)}>
          {t(replaces ? 'replace' : 'accept')}
        </Button>
        <Button size="large" variant="secondary" onClick={() => onDecided(false)}>
          {t('decline')}
        </Button>
      </div>
    </section>
  )
}

import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { beginsAbroad, foreignAccountDays } from '@/lib/domain/company/foreign-account'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { keepPairs } from '@/lib/platform/text/keep-pairs'
import { keepParticles } from '@/lib/platform/text/keep-particles'

interface OfferProps {
  locale: Locale
  isSubject: boolean
  isForResidents: boolean
}

/**
 * Invites readers to open an account. A plain link, because account opening is a separate document.
 * @param isSubject whether the article is about that; beside any other, it only asks whether the reader has one
 * @param isForResidents whether it is about something that is not open to foreign investors
 */
export async function OpenAccountOffer({ locale, isSubject, isForResidents }: OfferProps) {
  const [t, opening, shell, foreign] = await Promise.all([
    getTranslations('article'),
    getTranslations('accountLanding'),
    getTranslations('shell'),
    getTranslations('foreignInvestors'),
  ])
  // The register page begins with the way of its readers, and has the other one below.
  const isAbroad = beginsAbroad(locale) && !isForResidents
  const register = localizedPath(locale, beginsAbroad(locale) && isForResidents ? '/register#online' : '/register')
  const title = isAbroad ? foreign('title') : opening('title', { minutes: openingMinutes })
  const lead = isAbroad ? foreign('lead', foreignAccountDays) : opening('lead')
  return (
    <section
      aria-labelledby="offer-title"
      data-call-to-action
      className={isSubject ? 'article-offer' : 'article-offer is-aside'}
    >
      <h2 id="offer-title" className="leading-[1.4] font-semibold text-balance">
        {keepPairs(isSubject ? title : t('noAccount'))}
      </h2>
      <p className="mt-2 text-small text-ink-2">{isSubject ? lead : keepPairs(title)}</p>
      <a href={register} className={buttonClass({ block: true, variant: isSubject ? 'primary' : 'secondary' }, 'mt-4')}>
        {isAbroad ? foreign('start') : shell('openAccount')}
      </a>
      {isAbroad && isSubject && (
        <a href={`${register}#online`} className="mt-3 block text-link text-small">
          {keepParticles(foreign('withCard', { minutes: openingMinutes }))}
        </a>
      )}
    </section>
  )
}

/** The same as a button in the head of an article that is about it. */
export async function OpenAccountAction({ locale }: { locale: Locale }) {
  const t = await getTranslations()
  return (
    <a
      href={localizedPath(locale, '/register')}
      className={buttonClass({ variant: 'bronze' }, 'mt-5 max-sm:w-full print:hidden')}
    >
      {t(beginsAbroad(locale) ? 'foreignInvestors.start' : 'shell.openAccount')}
    </a>
  )
}

import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

/**
 * Invites readers to open an account. A plain link, because account opening is a separate document.
 * @param isSubject whether the article is about that; beside any other, it only asks whether the reader has one
 */
export async function OpenAccountOffer({ locale, isSubject }: { locale: Locale; isSubject: boolean }) {
  const [t, opening, shell] = await Promise.all([
    getTranslations('article'),
    getTranslations('accountLanding'),
    getTranslations('shell'),
  ])
  const title = opening('title', { minutes: openingMinutes })
  return (
    <section
      aria-labelledby="offer-title"
      data-call-to-action
      className={isSubject ? 'article-offer' : 'article-offer is-aside'}
    >
      <h2 id="offer-title" className="text-lead leading-[1.4] font-semibold text-balance xl:text-body xl:leading-[1.4]">
        {keepPairs(isSubject ? title : t('noAccount'))}
      </h2>
      <p className="mt-2 text-small text-pretty text-ink-2">{isSubject ? opening('lead') : keepPairs(title)}</p>
      <a
        href={localizedPath(locale, '/register')}
        className={buttonClass({ block: true, variant: isSubject ? 'primary' : 'secondary' }, 'mt-4')}
      >
        {shell('openAccount')}
      </a>
    </section>
  )
}

/** The same in a line at the end of an article's head, on narrow screens, which show the offer only after the text. */
export async function OpenAccountAction({ locale }: { locale: Locale }) {
  const shell = await getTranslations('shell')
  return (
    <a
      href={localizedPath(locale, '/register')}
      className={buttonClass({ variant: 'bronze', block: true }, 'lg:hidden print:hidden')}
    >
      {shell('openAccount')}
    </a>
  )
}

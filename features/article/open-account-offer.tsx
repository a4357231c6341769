import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

/**
 * Invites readers of product and offer articles to open an account. A plain link, because account opening is a separate document.
 */
export async function OpenAccountOffer({ locale }: { locale: Locale }) {
  const [opening, shell] = await Promise.all([getTranslations('accountLanding'), getTranslations('shell')])
  return (
    <section aria-labelledby="offer-title" data-call-to-action className="article-offer">
      <h2 id="offer-title" className="text-lead leading-[1.4] font-semibold text-balance xl:text-body xl:leading-[1.4]">
        {keepPairs(opening('title', { minutes: openingMinutes }))}
      </h2>
      <p className="mt-2 text-small text-pretty text-ink-2">{opening('lead')}</p>
      <a href={localizedPath(locale, '/register')} className={buttonClass({ block: true }, 'mt-4')}>
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

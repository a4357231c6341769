import { getTranslations } from 'next-intl/server'

import { ArrowRight } from '@/components/ui/icons'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

/**
 * Invites readers of product and offer articles to open an account. A text link, because the band at the end of the page has the
 * button; and a plain one, because account opening is a separate document.
 */
export async function OpenAccountOffer({ locale }: { locale: Locale }) {
  const [opening, hero, shell] = await Promise.all([
    getTranslations('accountLanding'),
    getTranslations('home.hero'),
    getTranslations('shell'),
  ])
  return (
    <section aria-labelledby="offer-title" data-call-to-action className="article-offer">
      <h2 id="offer-title" className="text-lead leading-[1.4] font-semibold text-balance xl:text-body xl:leading-[1.4]">
        {keepPairs(opening('metaTitle'))}
      </h2>
      <p className="mt-2 text-small text-pretty text-ink-2">{hero('prepare')}</p>
      <a
        href={localizedPath(locale, '/register')}
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-link font-semibold"
      >
        {shell('openAccount')}
        <ArrowRight className="size-5" />
      </a>
    </section>
  )
}

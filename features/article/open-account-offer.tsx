import { getTranslations } from 'next-intl/server'

import { ArrowRight } from '@/components/ui/icons'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

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
    <section
      aria-labelledby="offer-title"
      data-call-to-action
      className="mt-12 grid items-center gap-x-10 gap-y-2 rounded-panel border border-hairline bg-surface p-5 md:grid-cols-[minmax(0,1fr)_auto] md:px-8 md:py-7 lg:mt-16 print:hidden"
    >
      <div>
        <h2 id="offer-title" className="text-h3">
          {opening('metaTitle')}
        </h2>
        <p className="mt-1.5 text-pretty text-ink-2">{hero('prepare')}</p>
      </div>
      <a
        href={localizedPath(locale, '/register')}
        className="inline-flex min-h-11 items-center gap-2 text-link font-semibold"
      >
        {shell('openAccount')}
        <ArrowRight className="size-5" />
      </a>
    </section>
  )
}

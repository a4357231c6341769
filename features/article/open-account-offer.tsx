import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/** What an article on products and offers leads to. A plain link: account opening is a document of its own. */
export async function OpenAccountOffer({ locale }: { locale: Locale }) {
  const [opening, hero, shell] = await Promise.all([
    getTranslations('accountLanding'),
    getTranslations('home.hero'),
    getTranslations('shell'),
  ])
  return (
    <Card data-call-to-action className="gap-6 md:p-5 xl:flex xl:items-center print:hidden">
      <div className="grow">
        <p className="text-small font-semibold">{opening('metaTitle')}</p>
        <p className="mt-1 text-small text-ink-2">{hero('prepare')}</p>
      </div>
      <a
        href={localizedPath(locale, '/register')}
        className={buttonClass({ variant: 'secondary' }, 'shrink-0 max-xl:mt-4 max-xl:w-full')}
      >
        {shell('openAccount')}
      </a>
    </Card>
  )
}

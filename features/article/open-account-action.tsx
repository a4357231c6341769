import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/** In the head of an article about opening an account: the way there. A plain link, because account opening is a separate document. */
export async function OpenAccountAction({ locale }: { locale: Locale }) {
  const t = await getTranslations()
  return (
    <a
      href={localizedPath(locale, '/register')}
      className={buttonClass({ variant: 'bronze' }, 'hero-act mt-6 max-sm:mt-5 max-sm:w-full print:hidden')}
    >
      {t(beginsAbroad(locale) ? 'foreignInvestors.start' : 'shell.openAccount')}
    </a>
  )
}

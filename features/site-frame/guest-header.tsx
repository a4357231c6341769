import { Globe } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { Logo } from '@/components/art/logo'
import { LanguageSwitcher } from '@/components/layout/language-switcher'
import { MenuCloser } from '@/components/layout/menu-closer'
import { documentLanguages } from '@/lib/platform/i18n/document-languages'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import { languageNotes } from './language-notes'

/** Header of pages without the site frame: logo and language switcher. */
export async function GuestHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations('shell')
  const meta = await getTranslations('meta')
  return (
    <header className="border-b border-hairline bg-canvas">
      <div className="container-page flex h-16 items-center justify-between gap-4">
        {/* A whole load: the wizard has a style sheet and rights of its own. */}
        <a
          href={localizedPath(locale, '/')}
          className="flex min-h-11 items-center"
          aria-label={`${meta('siteName')}: ${t('home')}`}
        >
          <Logo name={meta('siteName')} />
        </a>
        {/* Its text ends where the column does. */}
        <div className="-me-3">
          <LanguageSwitcher
            locale={locale}
            label={t('language')}
            languages={await documentLanguages()}
            missing={await languageNotes()}
            variant="menu"
            icon={<Globe className="size-4" />}
          />
        </div>
      </div>
      <MenuCloser />
    </header>
  )
}

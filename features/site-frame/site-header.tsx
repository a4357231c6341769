import { buttonClass } from '@/components/ui/button-class'
import { Globe, Menu, Monitor, Moon, Phone, Search, Sun } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Logo } from '@/components/art/logo'
import { LanguageSwitcher } from '@/components/layout/language-switcher'
import { MainMenu } from '@/components/layout/main-menu'
import { mainMenuId } from '@/components/layout/main-menu-id'
import { MenuCloser } from '@/components/layout/menu-closer'
import type { NavItem } from '@/components/layout/nav-item'
import { NavLink } from '@/components/layout/nav-link'
import { OpenAccountLink } from '@/components/layout/open-account-link'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import type { Country } from '@/lib/backends/main/shell'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { internationalHotline, type Hotline } from '@/lib/domain/company/hotline'
import { licence } from '@/lib/domain/company/licence'
import { documentLanguages } from '@/lib/platform/i18n/document-languages'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { GlobalNetwork } from './global-network'
import { languageNotes } from './language-notes'

interface SiteHeaderProps {
  locale: Locale
  menu: readonly NavItem[]
  countries: readonly Country[]
  hotline: Hotline
  /** URL of the price board; null if the editors have not set one. */
  priceBoard: string | null
  /** Search button, shown beside the menu button, and on wide screens in the top line. */
  search: ReactNode
  searchOnWide: ReactNode
}

/** Licence line, then logo, main menu and Open Account button. Sticky from the second line on. */
export async function SiteHeader(props: SiteHeaderProps) {
  const { locale, menu, countries, hotline, priceBoard, search, searchOnWide } = props
  const t = await getTranslations('shell')
  const meta = await getTranslations('meta')
  const [missing, languages] = await Promise.all([languageNotes(), documentLanguages()])
  const theme = {
    label: t('theme.label'),
    light: t('theme.light'),
    dark: t('theme.dark'),
    system: t('theme.system'),
  }
  const themeIcon = { 'aria-hidden': true, className: 'size-[18px]' } as const
  const themeIcons = {
    light: <Sun {...themeIcon} />,
    dark: <Moon {...themeIcon} />,
    system: <Monitor {...themeIcon} />,
  }
  const line = beginsAbroad(locale) ? internationalHotline : hotline
  const hotlineLink = (
    <a href={line.href} className="inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink">
      <Phone className="size-4" />
      <span className="sr-only">{t(line === hotline ? 'hotline' : 'hotlineAbroad')}: </span>
      <span className="num font-semibold">{line.label}</span>
    </a>
  )
  const priceBoardLink = priceBoard !== null && (
    <NavLink
      href={priceBoard}
      external
      newTab={t('newTab')}
      className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink"
    >
      {t('priceBoard')}
    </NavLink>
  )
  return (
    <header className="contents" data-site-frame>
      {/* On smaller screens its links are in the menu, and the licence there and in the footer. */}
      <div className="border-b border-hairline bg-canvas max-lg:hidden">
        <div className="container-page flex min-h-13 items-center gap-4 text-min text-ink-3 xl:gap-5">
          {/* Always show the licence number; what it permits only where there is room, and in the footer. */}
          <p className="@container min-w-0 flex-1 py-1">
            <span className="@max-[41rem]:hidden">{t('licence', { licence })}</span>
            <span className="@min-[41rem]:hidden">{t('licenceShort', { licence })}</span>
          </p>
          <div className="flex items-center gap-4 *:shrink-0 xl:gap-5 [&_summary]:whitespace-nowrap [&>a]:whitespace-nowrap">
            {searchOnWide}
            {hotlineLink}
            <span className="whitespace-nowrap max-xl:hidden">{priceBoardLink}</span>
            <GlobalNetwork countries={countries} label={t('globalNetwork')} newTab={t('newTab')} />
            <LanguageSwitcher
              locale={locale}
              label={t('language')}
              languages={languages}
              missing={missing}
              variant="menu"
              icon={<Globe className="size-4" />}
            />
            <ThemeToggle copy={theme} icons={themeIcons} />
          </div>
        </div>
      </div>
      <div
        data-header-bar
        className="sticky top-0 z-30 border-b border-hairline bg-canvas [@media(height<26rem)]:relative"
      >
        <div className="container-page flex h-16 items-center gap-2 sm:gap-4 lg:h-18">
          {/* Keep only the symbol where the menu (lg to xl) or the button (smallest phones) needs the space of the name. */}
          <Link
            href="/"
            className="mr-auto flex min-h-11 min-w-0 items-center max-[21.5rem]:[&_span_span]:hidden lg:max-xl:[&_span_span]:hidden"
            aria-label={`${meta('siteName')}: ${t('home')}`}
          >
            <Logo name={meta('siteName')} />
          </Link>
          <MainMenu
            items={menu}
            copy={{ menu: t('menu'), close: t('close'), mainMenu: t('mainMenu'), newTab: t('newTab') }}
          >
            <Link
              href="/search"
              className="flex min-h-12 items-center gap-3 rounded-control border border-field px-4 text-ink-2 sm:hidden"
            >
              <Search className="size-5" />
              {t('search')}
            </Link>
            <div className="flex flex-wrap gap-x-8">
              {hotlineLink}
              {priceBoardLink}
            </div>
            <LanguageSwitcher
              locale={locale}
              label={t('language')}
              languages={languages}
              missing={missing}
              variant="inline"
            />
            <ThemeToggle copy={theme} icons={themeIcons} />
            <p className="text-[13px] text-ink-3">{t('licence', { licence })}</p>
          </MainMenu>
          <div className="hidden sm:block lg:hidden">{search}</div>
          <OpenAccountLink
            locale={locale}
            className={buttonClass({ size: 'compact' }, 'header-act text-[15px] whitespace-nowrap lg:ml-auto')}
          >
            {t('openAccount')}
          </OpenAccountLink>
          <button
            type="button"
            popoverTarget={mainMenuId}
            className="grid size-11 place-items-center rounded-control text-ink hover:bg-surface-2 lg:hidden"
          >
            <Menu />
            <span className="sr-only">{t('menu')}</span>
          </button>
        </div>
      </div>
      <MenuCloser />
    </header>
  )
}

'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useSyncExternalStore } from 'react'

import { splitLocale } from '@/lib/platform/i18n/localized-path'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { publicPath } from '@/lib/routes/public-path'

import { shownLanguages, subscribeToLanguages } from './document-languages'
import { LanguageLink } from './language-link'

/** Every language by its own name. */
const names: Record<Locale, string> = { vi: 'Tiếng Việt', en: 'English', ko: '한국어' }

interface LanguageSwitcherProps {
  locale: Locale
  label: string
  /** Languages in which the document exists that the server rendered; later pages name theirs (document-languages.tsx). */
  languages: readonly Locale[]
  /** Explains, by language, that this document does not exist in it. */
  missing: Record<Locale, string>
  /** `menu` opens a list in the header; `inline` shows all languages side by side. */
  variant: 'menu' | 'inline'
  /** Of the menu. Rendered by the server, so that no page loads its code. */
  icon?: ReactNode
}

/**
 * Links to the same page in the languages in which it exists, which the page contract names for switcher and hreflang alike
 * (app/_pages/define-page.tsx). So no reader meets a link to a page that does not exist, with or without scripts.
 */
export function LanguageSwitcher({ locale, label, languages, missing, variant, icon }: LanguageSwitcherProps) {
  const path = publicPath(splitLocale(usePathname()).path)
  const available = useSyncExternalStore(
    subscribeToLanguages,
    () => shownLanguages() ?? languages,
    () => languages,
  )
  const choices = (
    <ul className={variant === 'menu' ? 'p-2' : 'flex flex-wrap gap-2'} aria-label={label}>
      {locales.map((language) => (
        <li key={language}>
          {available.includes(language) ? (
            <LanguageLink language={language} path={path} isCurrent={language === locale} className="choice">
              {names[language]}
            </LanguageLink>
          ) : (
            <span className="block max-w-64 px-3 py-2 text-[13px] leading-[1.5] text-ink-3">{missing[language]}</span>
          )}
        </li>
      ))}
    </ul>
  )
  if (variant === 'inline') return choices
  return (
    <details name="header-menu" data-menu className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 text-[14px] text-ink-2 hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        {icon}
        <span className="sr-only">{`${label}: `}</span>
        <span lang={locale}>{names[locale]}</span>
      </summary>
      <div className="absolute top-full right-0 z-50 mt-1 rounded-card border border-hairline bg-surface shadow-panel">
        {choices}
      </div>
    </details>
  )
}

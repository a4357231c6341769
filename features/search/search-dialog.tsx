'use client'

import { ArrowRight } from '@/components/ui/icons'
import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { PageLink } from '@/lib/platform/navigation/page-link'
import { useState } from 'react'

import { Dialog } from '@/components/ui/dialog'
import type { IslandIntl } from '@/lib/platform/i18n/island-intl'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import { SearchPanel } from './search-panel'

export interface SearchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  indexHref: string
  /** URL of the search page. */
  href: string
  intl: IslandIntl
}

const perKind = 4

/** Of the sections that the search page lists, the most visited. */
const sections = [
  { key: 'fees', path: '/fees' },
  { key: 'faq', path: '/faq' },
  { key: 'reports', path: '/reports' },
  { key: 'branches', path: '/branches' },
  { key: 'antiScam', path: '/anti-scam' },
] as const

/** The search dialog, opened by Ctrl-K or the button in the header. */
export function SearchDialog({ intl, ...props }: SearchDialogProps) {
  return (
    <NextIntlClientProvider {...intl}>
      <SearchDialogContent {...props} />
    </NextIntlClientProvider>
  )
}

function SearchDialogContent({ open, onOpenChange, indexHref, href }: Omit<SearchDialogProps, 'intl'>) {
  const t = useTranslations('search')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const all = query.trim() === '' ? href : `${href}?q=${encodeURIComponent(query.trim())}`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={shell('close')}
      footer={
        <>
          <p className="me-auto hidden self-center text-small text-ink-3 sm:block">{t('keys')}</p>
          <a href={all} className="inline-flex min-h-11 items-center text-link text-small">
            {t('all')}
          </a>
        </>
      }
    >
      {/* Fixed minimum height, so that the dialog does not resize while results change. */}
      <div className="min-h-[min(24rem,50dvh)]">
        <SearchPanel
          indexHref={indexHref}
          query={query}
          onQuery={setQuery}
          perKind={perKind}
          firstChosen
          onFollow={() => onOpenChange(false)}
        >
          <nav aria-label={t('sectionsTitle')}>
            <p className="text-small font-semibold text-ink-2">{t('sectionsTitle')}</p>
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
              {sections.map(({ key, path }) => (
                <li key={key}>
                  <PageLink
                    href={localizedPath(locale, path)}
                    className="flex min-h-12 items-center justify-between gap-4 font-semibold hover:text-primary"
                  >
                    {t(`sections.${key}`)}
                    <ArrowRight className="size-4 shrink-0 text-bronze" />
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-4 text-small text-ink-3">{t('privacy')}</p>
        </SearchPanel>
      </div>
    </Dialog>
  )
}

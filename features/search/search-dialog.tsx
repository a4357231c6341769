'use client'

import { ArrowRight } from 'lucide-react'
import NextLink from 'next/link'
import { useState } from 'react'

import { Dialog } from '@/components/ui/dialog'

import type { SearchCopy } from './search-copy'
import { SearchPanel } from './search-panel'

export interface SearchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  indexHref: string
  /** URL of the search page. */
  href: string
  copy: SearchCopy
}

const perKind = 4

/** The search dialog, opened by Ctrl-K or the button in the header. */
export function SearchDialog({ open, onOpenChange, indexHref, href, copy }: SearchDialogProps) {
  const [query, setQuery] = useState('')
  const all = query.trim() === '' ? href : `${href}?q=${encodeURIComponent(query.trim())}`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      closeLabel={copy.close}
      footer={
        <>
          <p className="me-auto hidden self-center text-small text-ink-3 sm:block">{copy.keys}</p>
          <a href={all} className="text-link inline-flex min-h-11 items-center text-small">
            {copy.all}
          </a>
        </>
      }
    >
      {/* Fixed minimum height, so that the dialog does not resize while results change. */}
      <div className="min-h-[min(24rem,50dvh)]">
        <SearchPanel
          indexHref={indexHref}
          copy={copy}
          query={query}
          onQuery={setQuery}
          perKind={perKind}
          firstChosen
          onFollow={() => onOpenChange(false)}
        >
          <nav aria-label={copy.sectionsTitle}>
            <p className="text-small font-semibold text-ink-2">{copy.sectionsTitle}</p>
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
              {copy.sections.map(({ href: section, label }) => (
                <li key={section}>
                  <NextLink
                    href={section}
                    prefetch={false}
                    className="flex min-h-12 items-center justify-between gap-4 font-semibold hover:text-primary"
                  >
                    {label}
                    <ArrowRight aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-bronze" />
                  </NextLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-4 text-small text-ink-3">{copy.privacy}</p>
        </SearchPanel>
      </div>
    </Dialog>
  )
}

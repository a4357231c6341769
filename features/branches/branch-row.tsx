'use client'

import { clsx } from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Branch } from '@/lib/backends/main/shell'
import { telHref } from '@/lib/domain/company/tel-href'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'

import type { BranchCopy } from './branch-copy'
import { directionsHref } from './directions'
import { shownDistance } from './shown-distance'

interface BranchRowProps {
  branch: Branch
  locale: Locale
  copy: BranchCopy
  chosen: boolean
  /** From the visitor, where they told. */
  kilometres: number | null
  headingLevel: 3 | 4
  onChoose: () => void
  /** Below it, where there is more to show. */
  children?: ReactNode
}

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline'

/** A branch: where it is and how to reach it. Its name finds it on the map. */
export function BranchRow(props: BranchRowProps) {
  const { branch, locale, copy, chosen, kilometres, headingLevel, onChoose, children } = props
  const Heading = `h${headingLevel}` as const
  const { name, address, telephones, emails, location } = branch
  return (
    <li
      id={`branch-${branch.id}`}
      className={clsx(
        '-ml-5 scroll-mt-28 border-l-2 py-1 pl-[1.125rem] transition-colors target:border-bronze-graphic',
        chosen ? 'border-bronze-graphic' : 'border-transparent',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading className="font-semibold">
          {location === null ? (
            name
          ) : (
            <button
              type="button"
              aria-pressed={chosen}
              title={fillIn(copy.showOnMap, { name })}
              onClick={onChoose}
              className="min-h-11 text-left hover:text-primary"
            >
              {name}
            </button>
          )}
        </Heading>
        <span className="flex flex-wrap items-center gap-x-4">
          {kilometres !== null && (
            <span className="num text-small font-semibold text-bronze">
              {fillIn(copy.away, { distance: shownDistance(kilometres, locale) })}
            </span>
          )}
          <a
            href={directionsHref(branch)}
            target="_blank"
            rel="noreferrer"
            className={clsx('gap-1.5 text-small font-semibold text-primary', link)}
          >
            {copy.directions}
            <span className="sr-only">
              {' '}
              {name} ({copy.newTab})
            </span>
            <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </a>
        </span>
      </div>
      <p className="max-w-[52ch] text-small text-ink-2">{address}</p>
      <dl className="mt-1 text-small md:-my-0.5">
        <Line label={copy.phone}>
          {telephones.length > 0 ? (
            telephones.map((telephone) => (
              <a key={telephone} href={telHref(telephone)} className={clsx('num', link)}>
                {telephone}
              </a>
            ))
          ) : (
            <span className="flex flex-wrap items-center gap-x-1.5 text-ink-2">
              {copy.noPhone}
              <a href={copy.hotline.href} className={clsx('num text-ink', link)}>
                {copy.hotline.label}
              </a>
            </span>
          )}
        </Line>
        {emails.length > 0 && (
          <Line label={copy.email}>
            {emails.map((email) => (
              <a key={email} href={`mailto:${email}`} className={clsx('break-all', link)}>
                {email}
              </a>
            ))}
          </Line>
        )}
      </dl>
      {children}
    </li>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-4">
      <dt className="w-24 shrink-0 py-2.5 text-ink-3">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-4">{children}</dd>
    </div>
  )
}

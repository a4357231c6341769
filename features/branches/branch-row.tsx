'use client'

import { clsx } from 'clsx'
import { ArrowUpRight, type Icon, Mail, Phone } from '@/components/ui/icons'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { Branch } from '@/lib/backends/main/shell'
import type { Hotline } from '@/lib/domain/company/hotline'
import { telHref } from '@/lib/domain/company/tel-href'

import { directionsHref } from './directions'
import { formatDistance } from './format-distance'

interface BranchRowProps {
  branch: Branch
  /** Given where the branch has no telephone number. */
  hotline: Hotline
  chosen: boolean
  /** Distance from the visitor; null if they have not shared their position. */
  kilometres: number | null
  onChoose: () => void
  /** Additional content below the details. */
  children?: ReactNode
}

const link = 'inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-7'

/** A branch with its address and contact details. Its name selects it on the map. */
export function BranchRow(props: BranchRowProps) {
  const { branch, hotline, chosen, kilometres, onChoose, children } = props
  const t = useTranslations('branches')
  const locale = useLocale()
  const { name, address, telephones, emails, location } = branch
  return (
    <li
      id={`branch-${branch.id}`}
      className={clsx(
        '-ml-5 scroll-mt-28 border-l-2 py-1 pl-[1.125rem] transition-colors target:border-bronze-graphic',
        chosen ? 'border-bronze-graphic' : 'border-transparent',
      )}
    >
      <div className="flex items-center justify-between gap-x-3">
        <h3 className="min-w-0 flex-1 font-semibold">
          {location === null ? (
            name
          ) : (
            <button
              type="button"
              aria-pressed={chosen}
              title={t('showOnMap', { name })}
              onClick={onChoose}
              className="block min-h-11 w-full text-left hover:text-primary md:min-h-8"
            >
              {name}
            </button>
          )}
        </h3>
        <a
          href={directionsHref(branch)}
          target="_blank"
          rel="noreferrer"
          className={clsx('shrink-0 gap-1.5 text-small font-semibold', link)}
        >
          {t('directions')}
          <span className="sr-only">
            {' '}
            {name} ({t('newTab')})
          </span>
          <ArrowUpRight className="size-4" />
        </a>
      </div>
      {kilometres !== null && (
        <p className="num text-small font-semibold text-bronze">
          {t('away', { distance: formatDistance(kilometres, locale) })}
        </p>
      )}
      <p className="max-w-[52ch] text-small text-ink-2">{address}</p>
      <dl className="text-small">
        <Line label={t('phone')} Sign={Phone}>
          {telephones.length > 0 ? (
            telephones.map((telephone) => (
              <a key={telephone} href={telHref(telephone)} className={clsx('num', link)}>
                {telephone}
              </a>
            ))
          ) : (
            <span className="flex flex-wrap items-center gap-x-1.5 text-ink-2">
              {t('noPhone')}
              <a href={hotline.href} className={clsx('num', link)}>
                {hotline.label}
              </a>
            </span>
          )}
        </Line>
        {emails.length > 0 && (
          <Line label={t('email')} Sign={Mail}>
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

interface LineProps {
  label: string
  Sign: Icon
  children: ReactNode
}

/** What a branch is reached by; on phones, where each takes a line of a finger's height, with its sign. */
function Line({ label, Sign, children }: LineProps) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd className="flex gap-x-3">
        <Sign className="mt-3.25 size-4.5 shrink-0 text-ink-3 md:hidden" />
        <span className="flex min-w-0 flex-wrap items-center gap-x-4">{children}</span>
      </dd>
    </div>
  )
}

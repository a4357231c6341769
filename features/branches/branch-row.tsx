'use client'

import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Clauses } from '@/components/ui/clauses'
import { ArrowUpRight } from '@/components/ui/icons'
import type { Branch } from '@/lib/backends/main/shell'
import type { Hotline } from '@/lib/domain/company/hotline'
import { telHref } from '@/lib/domain/company/tel-href'
import { keepNames } from '@/lib/platform/text/keep-names'

import { directionsHref } from './directions'
import { formatDistance } from './format-distance'

interface BranchRowProps {
  branch: Branch
  /** Named above it, so that its address need not end with it. */
  city: string
  /** Given where the branch has no telephone number. */
  hotline: Hotline
  chosen: boolean
  /** Distance from the visitor; null if they have not shared their position. */
  kilometres: number | null
  onChoose: () => void
  /** Called when its name gets or loses the focus. */
  onPoint: (isPointed: boolean) => void
  /** Additional content below the details. */
  children?: ReactNode
}

const link = 'inline-flex min-h-9 items-center text-primary underline-offset-4 hover:underline md:min-h-7'

/**
 * A branch: name, address, telephones, e-mail addresses and the way to it, in columns. Its name selects it on the map. On
 * phones there is no room for an address beside the numbers: a word, or the beginning of each of several, writes to it.
 */
export function BranchRow(props: BranchRowProps) {
  const { branch, city, hotline, chosen, kilometres, onChoose, onPoint, children } = props
  const t = useTranslations('branches')
  const locale = useLocale()
  const { id, name, address, telephones, emails, location } = branch
  return (
    <li
      id={`branch-${id}`}
      className={clsx(
        'grid scroll-mt-28 grid-cols-[minmax(0,1fr)_3rem_auto] gap-x-4 border-l-2 py-1 pl-4.5 transition-colors target:border-bronze-graphic md:grid-cols-[minmax(0,9fr)_minmax(0,14fr)_15rem] md:grid-rows-[auto_1fr] md:gap-x-6 md:py-3 xl:grid-cols-[12.5rem_minmax(0,1fr)_16.5rem_auto]',
        chosen ? 'border-bronze-graphic' : 'border-transparent',
      )}
    >
      <div className="md:row-span-2">
        <h3 className="font-semibold">
          {location === null ? (
            <span className="flex min-h-11 items-center md:min-h-7">{name}</span>
          ) : (
            <button
              type="button"
              aria-pressed={chosen}
              title={t('showOnMap', { name })}
              onClick={onChoose}
              onFocus={() => onPoint(true)}
              onBlur={() => onPoint(false)}
              className="flex min-h-11 w-full items-center py-1 text-left leading-snug text-pretty hover:text-primary md:min-h-7"
            >
              {name}
            </button>
          )}
        </h3>
        {kilometres !== null && (
          <p className="num text-small font-semibold text-bronze">
            {t('away', { distance: formatDistance(kilometres, locale) })}
          </p>
        )}
      </div>
      <p className="col-span-full text-small text-ink-2 md:col-span-1 md:col-start-2 md:row-start-1 md:pt-0.5 xl:row-span-2">
        <Clauses>{keepNames(address.endsWith(`, ${city}`) ? address.slice(0, -city.length - 2) : address)}</Clauses>
      </p>
      <Line label={t('phone')} className="num max-md:col-span-2 md:col-start-3 md:row-start-1">
        {telephones.length === 0 && (
          <a href={hotline.href} className={link}>
            {t('noPhone')} {hotline.label}
          </a>
        )}
        {telephones.map((each) => (
          <a key={each} href={telHref(each)} className={link}>
            {each}
          </a>
        ))}
      </Line>
      {emails.length > 0 && (
        <Line
          label={t('email')}
          className="max-md:flex-col max-md:items-end max-md:justify-start md:col-start-3 md:row-start-2"
        >
          {emails.map((each) => (
            <a key={each} href={`mailto:${each}`} className={link}>
              <span aria-hidden="true" className="font-semibold md:hidden">
                {emails.length === 1 ? t('email') : each.slice(0, each.indexOf('@') + 1)}
              </span>
              <span className="max-md:sr-only">
                <Breakable email={each} />
              </span>
            </a>
          ))}
        </Line>
      )}
      <a
        href={directionsHref(branch)}
        target="_blank"
        rel="noreferrer"
        className="col-span-2 col-start-2 row-start-1 inline-flex min-h-11 items-center justify-end gap-1.5 self-start text-small font-semibold whitespace-nowrap text-primary underline-offset-4 hover:underline md:col-span-1 md:row-start-2 md:min-h-7 md:justify-start xl:col-start-4 xl:row-start-1"
      >
        {t('directions')}
        <span className="sr-only">
          {' '}
          {name} ({t('newTab')})
        </span>
        <ArrowUpRight className="size-4" />
      </a>
      {children && <div className="col-span-full max-w-2xl">{children}</div>}
    </li>
  )
}

/** An address that may break after its sign only. */
function Breakable({ email }: { email: string }) {
  const [name, domain] = email.split('@')
  return (
    <span>
      {name}@<wbr />
      {domain}
    </span>
  )
}

function Line({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <p className={clsx('flex min-w-0 flex-wrap items-center gap-x-4 self-start text-small', className)}>
      <span className="sr-only">{label}</span> {children}
    </p>
  )
}

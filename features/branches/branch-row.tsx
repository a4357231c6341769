'use client'

import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Clauses } from '@/components/ui/clauses'
import { ArrowUpRight, MapPin } from '@/components/ui/icons'
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
  /** Additional content below the details. */
  children?: ReactNode
}

const link = 'inline-flex min-h-9 items-center text-primary underline-offset-4 hover:underline md:min-h-7'

/**
 * A branch: name, address, contact details and the way to it, in columns. Its name selects it on the map. On phones
 * a sign beside its name leads to it.
 */
export function BranchRow(props: BranchRowProps) {
  const { branch, city, hotline, chosen, kilometres, onChoose, children } = props
  const t = useTranslations('branches')
  const locale = useLocale()
  const { id, name, address, telephones, emails, location } = branch
  const [telephone] = telephones
  return (
    <li
      id={`branch-${id}`}
      className={clsx(
        'grid scroll-mt-28 border-l-2 py-1 transition-colors target:border-bronze-graphic max-md:-ml-4 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2 max-md:pb-3 max-md:pl-3.5 md:grid-cols-[minmax(0,9fr)_minmax(0,14fr)_15rem] md:grid-rows-[auto_1fr] md:gap-x-6 md:py-3 md:pl-4.5 lg:grid-cols-[minmax(0,1fr)_auto]',
        chosen ? 'border-bronze-graphic' : 'border-transparent',
      )}
    >
      <div className="md:row-span-2 lg:row-span-1">
        <h3 className="font-semibold">
          {location === null ? (
            <span className="flex min-h-11 items-center md:min-h-7">{name}</span>
          ) : (
            <button
              type="button"
              aria-pressed={chosen}
              title={t('showOnMap', { name })}
              onClick={onChoose}
              className="flex min-h-11 w-full items-center py-1 text-left leading-snug hover:text-primary md:min-h-7"
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
      <p className="text-small text-ink-2 max-md:col-span-full md:col-start-2 md:row-start-1 md:pt-0.5 lg:col-span-full lg:col-start-1 lg:row-start-2">
        <Clauses>{keepNames(address.endsWith(`, ${city}`) ? address.slice(0, -city.length - 2) : address)}</Clauses>
      </p>
      <div className="text-small max-md:col-span-full max-md:mt-1 md:col-start-3 md:row-span-2 md:row-start-1 lg:col-span-full lg:col-start-1 lg:row-span-1 lg:row-start-3 lg:flex lg:flex-wrap lg:gap-x-4">
        <Line label={t('phone')}>
          {telephone === undefined ? (
            <a href={hotline.href} className={clsx('num', link)}>
              {t('noPhone')} {hotline.label}
            </a>
          ) : (
            telephones.map((each) => (
              <a key={each} href={telHref(each)} className={clsx('num', link)}>
                {each}
              </a>
            ))
          )}
        </Line>
        {emails.length > 0 && (
          <Line label={t('email')}>
            {emails.map((each) => (
              <a key={each} href={`mailto:${each}`} className={link}>
                <Breakable email={each} />
              </a>
            ))}
          </Line>
        )}
      </div>
      <a
        href={directionsHref(branch)}
        target="_blank"
        rel="noreferrer"
        className="text-small font-semibold text-primary underline-offset-4 hover:underline max-md:col-start-2 max-md:row-start-1 max-md:-mr-3 max-md:grid max-md:size-11 max-md:place-items-center md:col-start-2 md:row-start-2 md:inline-flex md:min-h-7 md:items-center md:gap-1.5 md:self-start lg:row-start-1"
      >
        <span className="max-md:sr-only">{t('directions')}</span>
        <span className="sr-only">
          {' '}
          {name} ({t('newTab')})
        </span>
        <MapPin className="size-5 md:hidden" />
        <ArrowUpRight className="size-4 max-md:hidden" />
      </a>
      {children && <div className="max-w-2xl md:col-span-full">{children}</div>}
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
    <p className={clsx('flex min-w-0 flex-wrap items-center gap-x-4', className)}>
      <span className="sr-only">{label}</span> {children}
    </p>
  )
}

'use client'

import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Clauses } from '@/components/ui/clauses'
import { ArrowUpRight, ChevronDown, MapPin } from '@/components/ui/icons'
import type { Branch } from '@/lib/backends/main/shell'
import type { Hotline } from '@/lib/domain/company/hotline'
import { telHref } from '@/lib/domain/company/tel-href'
import { keepNames } from '@/lib/platform/text/keep-names'

import { directionsHref } from './directions'
import { formatDistance } from './format-distance'

interface BranchRowProps {
  branch: Branch
  /** Named above it or in its heading, so that its address need not end with it. */
  city: string
  /** Sign of the city, beside the heading of its only branch. */
  sign: ReactNode
  /** Its fold is open on phones. */
  isFirst: boolean
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
 * A branch: name, address, contact details and the way to it, in columns. Its name selects it on the map. On phones it has
 * a sign that leads to it beside the name, and a fold of further numbers and e-mail addresses beside the first number. A
 * browser without ::details-content keeps the fold on every screen.
 */
export function BranchRow(props: BranchRowProps) {
  const { branch, city, sign, isFirst, hotline, chosen, kilometres, onChoose, onPoint, children } = props
  const t = useTranslations('branches')
  const locale = useLocale()
  const { id, name, address, telephones, emails, location } = branch
  const [telephone, ...otherTelephones] = telephones
  const Heading = sign ? 'h2' : 'h3'
  // A city with one branch has no heading of its own.
  const title = sign && !name.includes(city) ? `${name}, ${city}` : name
  return (
    <li
      id={`branch-${id}`}
      className={clsx(
        'grid scroll-mt-28 grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-l-2 py-1 pl-4.5 transition-colors md:grid-cols-[minmax(0,9fr)_minmax(0,14fr)_15rem] md:grid-rows-[auto_1fr] md:gap-x-6 md:py-3 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-rows-none lg:gap-x-4',
        !sign && 'target:border-bronze-graphic',
        chosen && !sign ? 'border-bronze-graphic' : 'border-transparent',
      )}
    >
      <div className="md:row-span-2 lg:col-span-2 lg:row-span-1">
        <Heading className={clsx('flex items-center font-semibold', sign && '-ml-5 gap-2.5')}>
          {sign}
          {location === null ? (
            <span className="flex min-h-11 items-center md:min-h-7">{title}</span>
          ) : (
            <button
              type="button"
              aria-pressed={chosen}
              title={t('showOnMap', { name })}
              onClick={onChoose}
              onFocus={() => onPoint(true)}
              onBlur={() => onPoint(false)}
              className="flex min-h-11 w-full items-center py-1 text-left leading-snug hover:text-primary md:min-h-7"
            >
              {title}
            </button>
          )}
        </Heading>
        {kilometres !== null && (
          <p className="num text-small font-semibold text-bronze">
            {t('away', { distance: formatDistance(kilometres, locale) })}
          </p>
        )}
      </div>
      {/* On phones above the fold's first line, which it shares. */}
      <div className="relative z-1 col-start-1 row-start-2 self-start justify-self-start text-small md:col-start-3 md:row-start-1 lg:col-start-1 lg:row-start-3">
        <Line label={t('phone')}>
          {telephone === undefined ? (
            <a href={hotline.href} className={clsx('num max-md:min-h-11', link)}>
              {t('noPhone')} {hotline.label}
            </a>
          ) : (
            <a href={telHref(telephone)} className={clsx('num max-md:min-h-11', link)}>
              {telephone}
            </a>
          )}
        </Line>
      </div>
      <p className="col-span-full row-start-3 text-small text-ink-2 max-md:pb-2 md:col-span-1 md:col-start-2 md:row-start-1 md:pt-0.5 lg:col-span-full lg:col-start-1 lg:row-start-2">
        <Clauses>{keepNames(address.endsWith(`, ${city}`) ? address.slice(0, -city.length - 2) : address)}</Clauses>
      </p>
      {otherTelephones.length + emails.length > 0 && (
        <details
          open={isFirst || chosen}
          className="group col-span-full row-start-2 text-small md:details-content:contents md:details-content:[content-visibility:visible] md:supports-[selector(::details-content)]:contents"
        >
          <summary className="-mr-3 ml-auto flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 pl-3 font-semibold text-primary md:supports-[selector(::details-content)]:hidden print:hidden [&::-webkit-details-marker]:hidden">
            {t(emails.length > 0 ? 'email' : 'phone')}
            <span className="sr-only"> {name}</span>
            <span className="grid w-11 place-items-center">
              <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
            </span>
          </summary>
          <div className="text-small max-md:pb-2 md:col-start-3 md:row-start-2 lg:col-span-full lg:col-start-1 lg:row-start-4 lg:flex lg:flex-wrap lg:gap-x-4">
            {otherTelephones.length > 0 && (
              <Line label={t('phone')}>
                {otherTelephones.map((each) => (
                  <a key={each} href={telHref(each)} className={clsx('num', link)}>
                    {each}
                  </a>
                ))}
              </Line>
            )}
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
        </details>
      )}
      <a
        href={directionsHref(branch)}
        target="_blank"
        rel="noreferrer"
        className="col-start-2 row-start-1 text-small font-semibold text-primary underline-offset-4 hover:underline max-md:-mr-3 max-md:grid max-md:size-11 max-md:place-items-center md:row-start-2 md:inline-flex md:min-h-7 md:items-center md:gap-1.5 md:self-start lg:col-start-3 lg:row-start-1 lg:self-center"
      >
        <span className="max-md:sr-only">{t('directions')}</span>
        <span className="sr-only">
          {' '}
          {name} ({t('newTab')})
        </span>
        <MapPin className="size-5 md:hidden" />
        <ArrowUpRight className="size-4 max-md:hidden" />
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
    <p className={clsx('flex min-w-0 flex-wrap items-center gap-x-4', className)}>
      <span className="sr-only">{label}</span> {children}
    </p>
  )
}

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'

import { datePartOrder, toDateParts } from '@/components/ui/date-parts'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { ConfirmForm } from './confirm-schema'

const fields = ['idNumber', 'fullName', 'birthDate', 'sex', 'idExpiryDate'] as const

/**
 * The front of the card with the answers where the card has them, so that both can be laid side by side when the pictures are gone.
 * Decorative: the fields below say the same.
 */
export function CardCopy({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.identity')
  const [idNumber, fullName, birthDate, sex, expiry] = useWatch<ConfirmForm, typeof fields>({ name: fields })
  const line = (field: (typeof fields)[number], value: string) => (
    <p>
      <span className={clsx('block text-ink-2', field === 'fullName' && 'max-sm:hidden')}>{t(`field.${field}`)}</span>
      <b className="block min-h-[1.4em] font-semibold wrap-break-word">{value}</b>
    </p>
  )
  return (
    <div
      aria-hidden="true"
      className="grid w-full grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3 rounded-card border border-hairline-strong bg-primary-soft p-3 text-min leading-snug sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:items-start sm:gap-x-4 sm:p-4"
    >
      <svg viewBox="0 0 72 92" className="w-full rounded-control bg-surface">
        <path d="M36 52a17 17 0 1 0 0-34 17 17 0 0 0 0 34zM7 92c0-42 58-42 58 0z" className="fill-bronze-graphic" />
      </svg>
      <div className="grid gap-1 sm:gap-1.5">
        <p>
          <span className="block text-ink-2 max-sm:hidden">{t('field.idNumber')}</span>
          <b className="block min-h-[1.4em] text-[1.125rem] font-semibold">{idNumber}</b>
        </p>
        {line('fullName', fullName)}
        <div className="flex flex-wrap justify-between gap-x-2 sm:justify-start sm:gap-x-4">
          {line('birthDate', inOrder(birthDate, locale))}
          {line('sex', sex === '' ? '' : t(sex === 'M' ? 'difference.male' : 'difference.female'))}
          {line('idExpiryDate', inOrder(expiry, locale))}
        </div>
      </div>
    </div>
  )
}

/** A typed date (dd/mm/yyyy) in the order of the fields below. */
function inOrder(date: string, locale: Locale): string {
  const parts = toDateParts(date)
  return datePartOrder[locale]
    .map((part) => parts[part])
    .filter(Boolean)
    .join(locale === 'ko' ? '.' : '/')
}

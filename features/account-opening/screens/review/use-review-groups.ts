import { useLocale, useTranslations } from 'next-intl'

import { formatInVietnam } from '@/lib/platform/i18n/format-day'
import { groupedBankNumber } from '@/lib/platform/text/grouped-bank-number'
import { groupedIdNumber } from '@/lib/platform/text/grouped-id-number'
import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import { reviewLines } from '../../application/answer-text'
import type { ApplicationData } from '../../application/application-data'
import type { CompletableScreen } from '../../application/field-row'
import { bankNames } from '../../application/bank-account'
import { services } from '../../application/services'
import type { EarnedProofs } from '../../machine/proofs'
import { useAnswerWords } from '../../receipt/use-answer-words'
import { useNumberFee } from '../account-number/use-number-fee'
import { permittedServices, presetOf } from '../services/service-presets'
import { fundKinds } from '../services/services-schema'
import { useMargin } from '../services/use-margin'

export interface ReviewRow {
  readonly key: string
  readonly term: string
  /** Several of them: one per line. */
  readonly value: string | readonly string[]
  /** Under the value, quieter. */
  readonly note?: string | undefined
  /** The first row of another thing in the same group. */
  readonly isNext?: boolean
}

export interface ReviewGroup {
  readonly key: string
  readonly title: string
  /** Where all of these answers are changed. */
  readonly screen: CompletableScreen
  readonly rows: readonly ReviewRow[]
  /** On demand. */
  readonly folded?: readonly ReviewRow[]
}

/** All that the applicant answered, in the order of the standard flow; what the card says has a place of its own. */
export function useReviewGroups(data: ApplicationData, proofs: EarnedProofs): readonly ReviewGroup[] {
  const t = useTranslations('application.review')
  const words = useAnswerWords()
  const chosen = {
    ...group('services', 'services', [...useServiceRows(data), ...useMarginRows(data)]),
    folded: useServiceNames(data),
  }
  return [
    group('contact', 'contact'),
    group('personal', 'personal'),
    group('address', 'address'),
    group('work', 'work'),
    group('banks', 'banks', useBankRows(data)),
    group('accountNumber', 'account-number', useNumberRows(proofs)),
    chosen,
  ]

  /** Rows of its own first, then a row for each line of its fields. */
  function group(
    key: 'contact' | 'personal' | 'address' | 'work' | 'banks' | 'accountNumber' | 'services',
    screen: CompletableScreen,
    rows: ReviewGroup['rows'] = [],
  ): ReviewGroup {
    return { key, title: t(key), screen, rows: [...rows, ...rowsOf(screen)] }
  }

  function rowsOf(screen: CompletableScreen): ReviewGroup['rows'] {
    return reviewLines(screen, data, words).map(({ label, value }) => ({
      key: label,
      term: t(label),
      value: shown(label, value) ?? t('none'),
    }))
  }
}

function shown(label: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (label === 'mobile') return groupedMobile(value)
  return label === 'taxNumber' ? groupedIdNumber(value) : value
}

function useBankRows(data: ApplicationData): ReviewGroup['rows'] {
  const t = useTranslations('application.review')
  const tb = useTranslations('application.banks')
  const banks = data.banks ?? []
  if (banks.length === 0) return [{ key: 'none', term: tb('bank'), value: t('noBanks') }]
  return banks.flatMap(({ bank, accountNumber, city, branch }, index) => {
    const key = `${bank.code}-${accountNumber}`
    const place = [branch?.name, city?.name].filter((name) => name !== undefined && name !== '')
    const { short, full } = bankNames(bank.name)
    const which = index === 0 ? tb('main') : t('bankItem', { number: index + 1 })
    return [
      { key, term: banks.length === 1 ? tb('bank') : which, value: short, note: full, isNext: index > 0 },
      ...(place.length === 0 ? [] : [{ key: `${key}-branch`, term: tb('branch'), value: place.join(', ') }]),
      { key: `${key}-number`, term: tb('accountNumber'), value: groupedBankNumber(accountNumber) },
    ]
  })
}

function useNumberRows({ accountNumber }: EarnedProofs): ReviewGroup['rows'] {
  const t = useTranslations('application.review')
  const locale = useLocale()
  const fee = useNumberFee(accountNumber)
  if (accountNumber?.kind !== 'held') {
    return [{ key: 'number', term: t('number'), value: t('assigned') }]
  }
  const { number, heldUntil } = accountNumber
  return [
    { key: 'number', term: t('number'), value: number },
    ...(fee === null ? [] : [{ key: 'fee', term: t('numberFee'), value: fee }]),
    ...(heldUntil === null
      ? []
      : [
          {
            key: 'until',
            term: t('heldUntil'),
            value: formatInVietnam(new Date(heldUntil), locale, { timeStyle: 'short' }),
          },
        ]),
  ]
}

/** The package and how much is in it, and what was left out of it. */
function useServiceRows(data: ApplicationData): ReviewGroup['rows'] {
  const t = useTranslations('application.review')
  const ts = useTranslations('application.services')
  const chosen = permittedServices(data)
  const off = services.filter((service) => !chosen[service])
  const funds = fundKinds.filter((kind) => data.funds?.includes(kind) === true)
  const name = ts(`preset.${presetOf(data, chosen) ?? 'own'}.title`)
  return [
    { key: 'package', term: ts('presets'), value: t('package', { name, count: services.length - off.length }) },
    ...(off.length === 0
      ? []
      : [{ key: 'off', term: t('off'), value: off.map((service) => ts(`item.${service}.name`)).join(', ') }]),
    ...(funds.length === 0
      ? []
      : [{ key: 'funds', term: t('funds'), value: funds.map((kind) => ts(`fundKind.${kind}`)).join(', ') }]),
  ]
}

function useServiceNames(data: ApplicationData): ReviewGroup['rows'] {
  const t = useTranslations('application.review')
  const ts = useTranslations('application.services')
  const chosen = permittedServices(data)
  const names = services.filter((service) => chosen[service]).map((service) => ts(`item.${service}.name`))
  return [{ key: 'chosen', term: t('chosen'), value: names }]
}

/** What may be borrowed, and what that costs. */
function useMarginRows(data: ApplicationData): ReviewGroup['rows'] {
  const t = useTranslations('application.review')
  const margin = useMargin(data)
  return margin === null ? [] : [{ key: 'level', term: t('marginLevel'), value: margin }]
}

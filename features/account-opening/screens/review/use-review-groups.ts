import { useLocale, useTranslations } from 'next-intl'

import { formatInVietnam } from '@/lib/platform/i18n/format-day'
import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import { reviewLines } from '../../application/answer-text'
import type { ApplicationData } from '../../application/application-data'
import type { CompletableScreen } from '../../application/field-row'
import { services, type Service } from '../../application/services'
import type { EarnedProofs } from '../../machine/proofs'
import { useAnswerWords } from '../../receipt/use-answer-words'
import { useCardRows } from '../personal/card-facts'
import { useNumberFee } from '../account-number/use-number-fee'
import { permittedServices, serviceGroups, type ServiceGroup } from '../services/service-presets'
import { fundKinds } from '../services/services-schema'
import { usePrices } from '../services/use-prices'

interface ReviewRow {
  readonly key: string
  readonly term: string
  readonly value: string
}

export interface ReviewGroup {
  readonly key: string
  readonly title: string
  /** Where these answers are changed. */
  readonly screen: CompletableScreen
  readonly rows: readonly ReviewRow[]
}

/** All answers in groups, in the order of the standard flow. */
export function useReviewGroups(data: ApplicationData, proofs: EarnedProofs): readonly ReviewGroup[] {
  const t = useTranslations('application.review')
  const words = useAnswerWords()

  return [
    group('contact', 'contact'),
    group('identity', 'id-confirm', useCardRows(data)),
    group('personal', 'personal'),
    group('address', 'address'),
    group('work', 'work'),
    group('banks', 'banks', useBankRows(data)),
    group('accountNumber', 'account-number', useNumberRows(proofs)),
    group('services', 'services', [...useServiceRows(data), ...useMarginRows(data)]),
  ]

  /** Rows of its own first, then a row for each line of its fields. */
  function group(
    key: 'contact' | 'identity' | 'personal' | 'address' | 'work' | 'banks' | 'accountNumber' | 'services',
    screen: CompletableScreen,
    rows: ReviewGroup['rows'] = [],
  ): ReviewGroup {
    const lines = reviewLines(screen, data, words)
    const ofFields = lines.map(({ label, value }) => ({
      key: label,
      term: t(label),
      value: shown(label, value) ?? t('none'),
    }))
    return { key, title: t(key), screen, rows: [...rows, ...ofFields] }
  }
}

const shown = (label: string, value: string | undefined) =>
  label === 'mobile' && value !== undefined ? groupedMobile(value) : value

function useBankRows(data: ApplicationData) {
  const t = useTranslations('application.review')
  const main = useTranslations('application.banks')('main')
  const banks = data.banks ?? []
  if (banks.length === 0) return [{ key: 'none', term: t('banks'), value: t('noBanks') }]
  return banks.map(({ bank, accountNumber, city, branch }, index) => {
    const place = [bank.name, branch?.name, city?.name].filter(Boolean).join(', ')
    return {
      key: `${bank.code}-${accountNumber}`,
      term: banks.length === 1 ? t('banks') : index === 0 ? main : t('bankItem', { number: index + 1 }),
      value: `${place}: ${inGroups(accountNumber)}`,
    }
  })
}

/** Four digits at a time, as on a bank card; no digit is left alone. */
function inGroups(accountNumber: string): string {
  return accountNumber.replaceAll(/(?<=^(?:.{4})+)(?=.{2})/g, '\u{a0}')
}

function useNumberRows({ accountNumber }: EarnedProofs): ReviewGroup['rows'] {
  const t = useTranslations('application.review')
  const locale = useLocale()
  const fee = useNumberFee(accountNumber)
  if (accountNumber?.kind !== 'held') return [{ key: 'number', term: t('number'), value: t('assigned') }]
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

function useServiceRows(data: ApplicationData) {
  const t = useTranslations('application.review')
  const ts = useTranslations('application.services')
  const chosen = permittedServices(data)
  const list = (term: string, members: readonly Service[]) =>
    members.length === 0
      ? []
      : [{ key: term, term, value: members.map((service) => ts(`item.${service}.name`)).join(', ') }]
  const funds = fundKinds.filter((kind) => data.funds?.includes(kind) === true)
  return [
    ...Object.entries(serviceGroups).flatMap(([group, members]) =>
      list(
        ts(`group.${group as ServiceGroup}`),
        members.filter((service) => chosen[service]),
      ),
    ),
    ...list(
      t('off'),
      services.filter((service) => !chosen[service]),
    ),
    ...(funds.length === 0
      ? []
      : [{ key: 'funds', term: t('funds'), value: funds.map((kind) => ts(`fundKind.${kind}`)).join(', ') }]),
  ]
}

/** What may be borrowed, and what that costs. */
function useMarginRows(data: ApplicationData): ReviewGroup['rows'] {
  const t = useTranslations('application.review')
  const ts = useTranslations('application.services')
  const tc = useTranslations('application.contract.facts')
  const prices = usePrices()
  if (!permittedServices(data).margin) return []
  return [
    { key: 'level', term: t('marginLevel'), value: ts(data.marginLevel === '4' ? 'marginOver' : 'marginUnder') },
    { key: 'interest', term: tc('interest'), value: tc('yearly', prices) },
  ]
}

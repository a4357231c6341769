import { useLocale, useTranslations } from 'next-intl'

import { formatInVietnam } from '@/lib/platform/i18n/format-day'
import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import { reviewLines } from '../../application/answer-text'
import type { ApplicationData } from '../../application/application-data'
import type { CompletableScreen } from '../../application/field-row'
import { services } from '../../application/services'
import type { EarnedProofs } from '../../machine/proofs'
import { useAnswerWords } from '../../receipt/use-answer-words'
import { useCardRows } from '../personal/card-facts'
import { useNumberFee } from '../account-number/use-number-fee'
import { permittedServices } from '../services/service-presets'
import { fundKinds } from '../services/services-schema'

interface ReviewRow {
  readonly key: string
  readonly term: string
  /** Several values where they are many, such as the services. */
  readonly value: string | readonly string[]
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
    group('services', 'services', useServiceRows(data)),
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
  const banks = data.banks ?? []
  if (banks.length === 0) return [{ key: 'none', term: t('banks'), value: t('noBanks') }]
  return banks.flatMap(({ bank, accountNumber, city, branch }, index) => {
    const key = `${bank.code}-${accountNumber}`
    const place = [branch?.name, city?.name].filter(Boolean).join(', ')
    return [
      {
        key,
        term: banks.length > 1 ? t('bankItem', { number: index + 1 }) : t('banks'),
        value: [bank.name, place].filter(Boolean).join(', '),
      },
      { key: `${key} number`, term: t('accountNumber'), value: inGroups(accountNumber) },
    ]
  })
}

/** Four digits at a time, as on a bank card. */
function inGroups(accountNumber: string): string {
  return accountNumber.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, '\u{a0}')
}

function useNumberRows({ accountNumber }: EarnedProofs) {
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
  const funds = fundKinds.filter((kind) => data.funds?.includes(kind) === true)
  return [
    ...(['on', 'off'] as const).flatMap((choice) => {
      const named = services.filter((service) => chosen[service] === (choice === 'on'))
      const value = named.map((service) => ts(`item.${service}.name`))
      return value.length === 0 ? [] : [{ key: choice, term: t(choice), value }]
    }),
    ...(chosen.margin
      ? [{ key: 'level', term: t('marginLevel'), value: ts(data.marginLevel === '4' ? 'marginOver' : 'marginUnder') }]
      : []),
    ...(funds.length === 0
      ? []
      : [{ key: 'funds', term: t('funds'), value: funds.map((kind) => ts(`fundKind.${kind}`)).join(', ') }]),
  ]
}

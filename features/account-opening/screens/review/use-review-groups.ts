import { useTranslations } from 'next-intl'

import type { Locale } from '@/lib/platform/i18n/locales'

import { services, type ApplicationData } from '../../application/application-data'
import type { EarnedProofs } from '../../machine/proofs'
import type { Screen } from '@/lib/domain/account-opening/screens'
import { useCardRows } from '../personal/card-facts'
import { countryName } from '../personal/countries'
import { permittedServices } from '../services/service-presets'
import { fundKinds } from '../services/services-schema'

export interface ReviewGroup {
  readonly key: string
  readonly title: string
  /** Where these answers are changed. */
  readonly screen: Screen
  readonly rows: { key: string; term: string; value: string }[]
}

/** The answers as sentences of a summary, in the order in which they were asked. */
export function useReviewGroups(data: ApplicationData, proofs: EarnedProofs, locale: Locale): readonly ReviewGroup[] {
  const t = useTranslations('review')
  const card = useCardRows(data)
  const bank = useBankRows(data)
  const service = useServiceRows(data)
  const row = (key: string, term: string, value: string | undefined) => ({ key, term, value: value || t('none') })
  const countries = [data.nationality ?? 'VN', data.secondNationality].filter((code) => code !== undefined)
  const referrer = [data.referrerName, data.referrerPhone].filter(Boolean).join(', ')
  const care = [data.careStaff?.name, data.careBranch?.name].filter(Boolean).join(', ')
  const address = [data.street, data.ward?.name, data.district, data.province?.name].filter(Boolean).join(', ')
  const number = proofs.accountNumber?.kind === 'held' ? proofs.accountNumber.number : t('assigned')

  return [
    group('contact', 'contact', [
      row('mobile', t('mobile'), data.mobile),
      row('email', t('email'), data.email),
      ...(data.referralCode === undefined ? [] : [row('code', t('referralCode'), data.referralCode)]),
      ...(data.rewardCode === undefined ? [] : [row('reward', t('rewardCode'), data.rewardCode)]),
      ...(care === '' ? [] : [row('care', t('care'), care)]),
      ...(referrer === '' ? [] : [row('referrer', t('referrer'), referrer)]),
    ]),
    group('identity', 'id-confirm', card),
    group('personal', 'personal', [
      row('nationality', t('nationality'), countries.map((code) => countryName(code, locale)).join(', ')),
    ]),
    group('address', 'address', [row('address', t('currentAddress'), address)]),
    group('work', 'work', [
      row('job', t('job'), data.job?.name),
      row('position', t('position'), data.position?.name),
      row('tax', t('taxNumber'), data.taxNumber),
      row('foreign', t('foreignTax'), data.foreignTax === undefined ? undefined : t(data.foreignTax ? 'yes' : 'no')),
    ]),
    group('banks', 'banks', bank),
    group('accountNumber', 'account-number', [row('number', t('accountNumber'), number)]),
    group('services', 'services', service),
  ]

  function group(
    key: 'contact' | 'identity' | 'personal' | 'address' | 'work' | 'banks' | 'accountNumber' | 'services',
    screen: Screen,
    rows: ReviewGroup['rows'],
  ): ReviewGroup {
    return { key, title: t(key), screen, rows }
  }
}

function useBankRows(data: ApplicationData) {
  const t = useTranslations('review')
  const banks = data.banks ?? []
  if (banks.length === 0) return [{ key: 'none', term: t('banks'), value: t('noBanks') }]
  return banks.map(({ bank, accountNumber, city, branch }, index) => ({
    key: `${bank.code}-${accountNumber}`,
    term: t('bankItem', { number: index + 1 }),
    value: [accountNumber, bank.name, branch?.name, city?.name].filter(Boolean).join(', '),
  }))
}

function useServiceRows(data: ApplicationData) {
  const t = useTranslations('review')
  const ts = useTranslations('services')
  const chosen = permittedServices(data)
  const funds = fundKinds.filter((kind) => data.funds?.includes(kind) === true)
  return [
    ...services.map((service) => ({
      key: service,
      term: ts(`item.${service}.name`),
      value: t(chosen[service] ? 'on' : 'off'),
    })),
    ...(chosen.margin
      ? [{ key: 'level', term: t('marginLevel'), value: ts(data.marginLevel === '4' ? 'marginOver' : 'marginUnder') }]
      : []),
    ...(funds.length === 0
      ? []
      : [{ key: 'funds', term: t('funds'), value: funds.map((kind) => ts(`fundKind.${kind}`)).join(', ') }]),
  ]
}

import { useQueryClient } from '@tanstack/react-query'

import type { Locale } from '@/lib/platform/i18n/locales'

import type { ApplicationApi } from '../../api/application-api'
import type { Choice } from '@/lib/domain/account-opening/choice'
import { lookupKey, useLookup } from '../../form/use-lookup'
import type { EmptyLists } from './banks-schema'

const keys = {
  cities: (locale: Locale, bank: string) => ['bank-cities', locale, bank],
  branches: (locale: Locale, bank: string, city: string) => ['bank-branches', locale, bank, city],
}

/** Three lists, each hanging on the choice before it. */
export function useBankLists(
  api: Pick<ApplicationApi, 'banks' | 'bankCities' | 'bankBranches'>,
  { locale, bank, city }: { readonly locale: Locale; readonly bank: string; readonly city: string },
) {
  const banks = useLookup(['banks', locale], () => api.banks())
  // A draft may name a bank that is no longer offered: it shows as not chosen, so nothing hangs on it.
  const isGone = banks.status === 'loaded' && !banks.value.some(({ code }) => code === bank)
  const chosen = isGone ? '' : bank
  return {
    banks,
    cities: useLookup(keys.cities(locale, chosen), chosen === '' ? null : () => api.bankCities(chosen)),
    branches: useLookup(
      keys.branches(locale, chosen, city),
      chosen === '' || city === '' ? null : () => api.bankBranches(chosen, city),
    ),
  }
}

/** Which of the lists that have come are empty. */
export function useEmptyLists(locale: Locale): EmptyLists {
  const client = useQueryClient()
  const isEmpty = (key: readonly string[]) => client.getQueryData<readonly Choice[]>(lookupKey(key))?.length === 0
  return {
    cities: (bank) => isEmpty(keys.cities(locale, bank)),
    branches: (bank, city) => isEmpty(keys.branches(locale, bank, city)),
  }
}

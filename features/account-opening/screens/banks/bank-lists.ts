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
  return {
    banks: useLookup(['banks', locale], () => api.banks()),
    cities: useLookup(keys.cities(locale, bank), bank === '' ? null : () => api.bankCities(bank)),
    branches: useLookup(
      keys.branches(locale, bank, city),
      bank === '' || city === '' ? null : () => api.bankBranches(bank, city),
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

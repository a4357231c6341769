import { toCompactDate } from '@/lib/backends/compact-date'
import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { accountEndpoints } from './endpoints'
import { toBank, toBankBranch, toBankRegion, toCity } from './mappers'

/** `status_code` of a non-working day (docs/specification.md#validation-rules V-dateOfWork). */
const dayOffStatus = 200

/** Account-opening API: lists for the forms and two date checks. Dates are ISO `yyyy-MM-dd`. */
export function createAccountApi(http: HttpClient) {
  const { locale } = http
  return {
    /** The 34 provinces and cities. */
    async cities(options: Cancellable = {}) {
      const answer = await http.call(accountEndpoints.cities, options)
      return mapResult(answer, ({ data }) => data.map((city) => toCity(city, locale)))
    },
    async banks(options: Cancellable = {}) {
      const answer = await http.call(accountEndpoints.banks, options)
      return mapResult(answer, ({ data }) => data.map((bank) => toBank(bank, locale)))
    },
    /** Cities and provinces in which a bank has branches. */
    async bankRegions(bankCode: string, options: Cancellable = {}) {
      const answer = await http.call(accountEndpoints.bankRegions, { query: { bcode: bankCode }, ...options })
      return mapResult(answer, ({ data }) => data.map((region) => toBankRegion(region, locale)))
    },
    async bankBranches(bankCode: string, regionCode: string, options: Cancellable = {}) {
      const query = { bcode: bankCode, bregional: regionCode }
      const answer = await http.call(accountEndpoints.bankBranches, { query, ...options })
      return mapResult(answer, ({ data }) => data.map((branch) => toBankBranch(branch, locale)))
    },
    /** Age in whole years, as of today in Vietnam; `adult` is true from 18. */
    async checkAge(birthDate: string, options: Cancellable = {}) {
      const answer = await http.call(accountEndpoints.checkAge, {
        query: { bday: toCompactDate(birthDate) },
        ...options,
      })
      return mapResult(answer, ({ data }) => ({ age: data.age, adult: data.adult === 'Y' }))
    },
    async isWorkingDay(date: string, options: Cancellable = {}) {
      const answer = await http.call(accountEndpoints.checkWorkingDay, {
        query: { d: toCompactDate(date) },
        ...options,
      })
      return mapResult(answer, ({ status_code }) => status_code !== dayOffStatus)
    },
  }
}

export type AccountApi = ReturnType<typeof createAccountApi>

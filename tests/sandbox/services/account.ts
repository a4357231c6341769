import { differenceInYears } from 'date-fns/differenceInYears'
import { parse } from 'date-fns/parse'
import { formatInTimeZone } from 'date-fns-tz'

import type { accountEndpoints } from '@/lib/backends/account/endpoints'
import {
  bankBranchesQuerySchema,
  bankRegionsQuerySchema,
  checkAgeQuerySchema,
  checkWorkingDayQuerySchema,
  type BankWire,
} from '@/lib/backends/account/schemas'

import type { Handlers } from '../http/handler'
import { readQuery } from '../http/read-request'
import { isBusinessDay } from '../seed/clock'
import { bankBranches, bankRegions, banks } from '../seed/reference/banks'
import { provinces } from '../seed/reference/provinces'

/** Banks in the shape in which every service lists them. */
export function bankRows(): (BankWire & { bin: string })[] {
  return banks.map(({ code, name, shortName, bin }) => ({ bcode: code, name, short_name: shortName, bin }))
}

/** Age in years, today in Vietnam; `birthday` is YYYYMMDD, `now` milliseconds since the epoch. */
export function ageOf(birthday: string, now: number): number {
  const today = formatInTimeZone(now, 'Asia/Ho_Chi_Minh', 'yyyyMMdd')
  const read = (date: string) => parse(date, 'yyyyMMdd', new Date(0))
  return differenceInYears(read(today), read(birthday))
}

/** Lists behind the form, and two checks of dates. */
export const accountHandlers: Handlers<typeof accountEndpoints> = {
  cities: () => ({ data: provinces.map(({ code, name }) => ({ code, name })) }),
  banks: () => ({ data: bankRows() }),
  bankRegions(call) {
    const { bcode } = readQuery(call, bankRegionsQuerySchema)
    return { data: bankRegions(bcode).map(({ code, name }) => ({ bregional: code, name })) }
  },
  bankBranches(call) {
    const { bcode, bregional } = readQuery(call, bankBranchesQuerySchema)
    return { data: bankBranches(bcode, bregional).map(({ code, name }) => ({ brcode: code, name })) }
  },
  checkAge(call, { now }) {
    const { bday } = readQuery(call, checkAgeQuerySchema)
    const age = ageOf(bday, now())
    return { data: { age, adult: age >= 18 ? 'Y' : 'N' } }
  },
  checkWorkingDay(call) {
    const { d } = readQuery(call, checkWorkingDayQuerySchema)
    const working = isBusinessDay(`${d.slice(0, 4)}-${d.slice(4, 6)}-${d.slice(6)}`)
    return working
      ? { status_code: 404, message: 'Not a day off' }
      : { status_code: 200, message: 'The day is a day off' }
  },
}

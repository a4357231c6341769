import { differenceInYears, parse } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'

import {
  bankBranchesQuerySchema,
  bankBranchesResponseSchema,
  bankRegionsQuerySchema,
  bankRegionsResponseSchema,
  banksResponseSchema,
  checkAgeQuerySchema,
  checkAgeResponseSchema,
  checkWorkingDayQuerySchema,
  checkWorkingDayResponseSchema,
  citiesResponseSchema,
  type BankWire,
} from '@/lib/backends/account/schemas'

import { answer, endpointsOf, readQuery } from '../http/endpoint'
import { isBusinessDay } from '../seed/clock'
import { bankBranches, bankRegions, banks } from '../seed/reference/banks'
import { provinces } from '../seed/reference/provinces'

const { get } = endpointsOf('account')

/** The banks as every service lists them. */
export function bankRows(): (BankWire & { bin: string })[] {
  return banks.map(({ code, name, shortName, bin }) => ({ bcode: code, name, short_name: shortName, bin }))
}

/** Age today in Vietnam of somebody born on `birthday`, YYYYMMDD. */
export function ageOf(birthday: string, now: number): number {
  const today = formatInTimeZone(now, 'Asia/Ho_Chi_Minh', 'yyyyMMdd')
  const read = (date: string) => parse(date, 'yyyyMMdd', new Date(0))
  return differenceInYears(read(today), read(birthday))
}

/** Lists behind the form, and two checks of dates. */
export const accountEndpoints = [
  get('/city', () => answer(citiesResponseSchema, { data: provinces.map(({ code, name }) => ({ code, name })) })),
  get('/bankList', () => answer(banksResponseSchema, { data: bankRows() })),
  get('/bankRegional', (call) => {
    const { bcode } = readQuery(call, bankRegionsQuerySchema)
    const data = bankRegions(bcode).map(({ code, name }) => ({ bregional: code, name }))
    return answer(bankRegionsResponseSchema, { data })
  }),
  get('/bankBranches', (call) => {
    const { bcode, bregional } = readQuery(call, bankBranchesQuerySchema)
    const data = bankBranches(bcode, bregional).map(({ code, name }) => ({ brcode: code, name }))
    return answer(bankBranchesResponseSchema, { data })
  }),
  get('/checkAge', (call, { now }) => {
    const { bday } = readQuery(call, checkAgeQuerySchema)
    const age = ageOf(bday, now())
    return answer(checkAgeResponseSchema, { data: { age, adult: age >= 18 ? 'Y' : 'N' } })
  }),
  get('/checkWorkingDay', (call) => {
    const { d } = readQuery(call, checkWorkingDayQuerySchema)
    const working = isBusinessDay(`${d.slice(0, 4)}-${d.slice(4, 6)}-${d.slice(6)}`)
    const body = working
      ? { status_code: 404, message: 'Not a day off' }
      : { status_code: 200, message: 'The day is a day off' }
    return answer(checkWorkingDayResponseSchema, body)
  }),
]

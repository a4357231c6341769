import { defineEndpoints } from '../endpoint.ts'
import {
  bankBranchesResponseSchema,
  bankRegionsResponseSchema,
  banksResponseSchema,
  checkAgeResponseSchema,
  checkWorkingDayResponseSchema,
  citiesResponseSchema,
} from './schemas.ts'

const read = { method: 'GET', body: 'none', maxBytes: 0, browser: true } as const

export const accountEndpoints = defineEndpoints({
  cities: { ...read, path: 'city', response: citiesResponseSchema },
  banks: { ...read, path: 'bankList', response: banksResponseSchema },
  bankRegions: { ...read, path: 'bankRegional', query: ['bcode'], response: bankRegionsResponseSchema },
  bankBranches: { ...read, path: 'bankBranches', query: ['bcode', 'bregional'], response: bankBranchesResponseSchema },
  checkAge: {
    ...read,
    path: 'checkAge',
    query: ['bday'],
    response: checkAgeResponseSchema,
    personal: { sends: ['birth-date'], purpose: 'check-age' },
  },
  checkWorkingDay: { ...read, path: 'checkWorkingDay', query: ['d'], response: checkWorkingDayResponseSchema },
})

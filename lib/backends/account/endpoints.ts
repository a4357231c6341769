import { defineEndpoints } from '../endpoint.ts'
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
} from './schemas.ts'

const read = { method: 'GET', body: 'none', maxBytes: 0, browser: true } as const

export const accountEndpoints = defineEndpoints({
  cities: { ...read, path: 'city', response: citiesResponseSchema },
  banks: { ...read, path: 'bankList', response: banksResponseSchema },
  bankRegions: { ...read, path: 'bankRegional', query: bankRegionsQuerySchema, response: bankRegionsResponseSchema },
  bankBranches: { ...read, path: 'bankBranches', query: bankBranchesQuerySchema, response: bankBranchesResponseSchema },
  checkAge: {
    ...read,
    path: 'checkAge',
    query: checkAgeQuerySchema,
    hidesQuery: true,
    response: checkAgeResponseSchema,
    personal: { sends: ['birth-date'], purpose: 'check-age' },
  },
  checkWorkingDay: {
    ...read,
    path: 'checkWorkingDay',
    query: checkWorkingDayQuerySchema,
    response: checkWorkingDayResponseSchema,
  },
})

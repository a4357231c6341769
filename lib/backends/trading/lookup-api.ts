import { type Choice, toBank } from '@/lib/backends/account/mappers'
import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { nameOf } from '@/lib/backends/localised-text'
import { mapResult } from '@/lib/platform/result/result'

import { tradingEndpoints } from './endpoints'

/** Identifiers to look up in existing accounts; omitted fields are not checked. */
export type Identifiers = { readonly idNumber?: string; readonly mobile?: string; readonly email?: string }

const identifierNames = { idno: 'idNumber', mobile: 'mobile', email: 'email' } as const

/** `tp` of getJobs. */
const jobKinds = { jobs: 1, positions: 2 } as const

/** Adds the leading 0 to a 9-digit mobile number (docs/specification.md#validation-rules V-existAcc). */
const withLeadingZero = (mobile: string): string => (/^\d{9}$/.test(mobile) ? `0${mobile}` : mobile)

function toCheckInfoRequest({ idNumber, mobile, email }: Identifiers) {
  return {
    ...(idNumber !== undefined && { idno: idNumber.toLowerCase() }),
    ...(mobile !== undefined && { mobile: withLeadingZero(mobile) }),
    ...(email !== undefined && { email: email.toLowerCase() }),
  }
}

/** Trading service: lookups and checks before an account is opened. */
export function createLookupApi(http: HttpClient) {
  const { locale } = http
  async function choices(kind: keyof typeof jobKinds, options: Cancellable) {
    const answer = await http.call(tradingEndpoints.jobs, { json: { tp: jobKinds[kind] }, ...options })
    return mapResult(answer, ({ data }) => data.map(({ cd, nm }): Choice => ({ code: cd, name: nameOf(nm, locale) })))
  }
  return {
    /** Which of these already belong to an account; empty if all are new. */
    async checkIdentifiers(identifiers: Identifiers, options: Cancellable = {}) {
      const json = toCheckInfoRequest(identifiers)
      const answer = await http.call(tradingEndpoints.checkInfo, { json, ...options })
      return mapResult(answer, ({ stt, existed }) => {
        if (stt === '0') return { taken: [] }
        // "Exists" without field names counts for every identifier that was sent.
        const fields = existed.length > 0 ? existed : (Object.keys(json) as (keyof typeof identifierNames)[])
        return { taken: fields.map((field) => identifierNames[field]) }
      })
    },
    /** Owner of a broker or referral code; null if the code is unknown. */
    async checkBroker(code: string, options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.checkBroker, { json: { ref_code: code }, ...options })
      return mapResult(answer, ({ data }) =>
        data === null
          ? null
          : {
              staffId: data.staff_id,
              name: data.name,
              ...(data.mobile && { mobile: data.mobile }),
              ...(data.branch_id && { branchId: data.branch_id }),
              ...(data.branch_name && { branchName: nameOf(data.branch_name, locale) }),
            },
      )
    },
    /** Banks for withdrawals; `clientId` for an existing client. */
    async banks(clientId = '', options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.banks, { json: { user_id: clientId }, ...options })
      return mapResult(answer, ({ data }) => data.map((bank) => toBank(bank, locale)))
    },
    jobs: (options: Cancellable = {}) => choices('jobs', options),
    positions: (options: Cancellable = {}) => choices('positions', options),
    /** Progress of an earlier application with this ID number; null if there is none. */
    async earlierApplication(idNumber: string, options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.idNo, { json: { idno: idNumber }, ...options })
      return mapResult(answer, ({ data }) => (data === null ? null : { status: data.status, step: data.step ?? null }))
    },
  }
}

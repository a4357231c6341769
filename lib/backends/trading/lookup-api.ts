import { toBank } from '@/lib/backends/account/mappers'
import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { nameOf } from '@/lib/backends/localised-text'
import type { Choice } from '@/lib/domain/account-opening/choice'
import { mapResult } from '@/lib/platform/result/result'

import { tradingEndpoints } from './endpoints'

/**
 * What an account may already have, as the form schemas normalise it (docs/specification.md#validation-rules V-existAcc):
 * national mobile, email in lower case. A field that is left out is not checked.
 */
export type Identifiers = { readonly idNumber?: string; readonly mobile?: string; readonly email?: string }

const identifierNames = { idno: 'idNumber', mobile: 'mobile', email: 'email' } as const

/** `tp` of getJobs. */
const jobKinds = { jobs: 1, positions: 2 } as const

function toCheckInfoRequest({ idNumber, mobile, email }: Identifiers) {
  return {
    ...(idNumber !== undefined && { idno: idNumber }),
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
  }
}

/** Trading service: lookups and checks of an application. */
export function createLookupApi(http: HttpClient) {
  const { locale } = http
  async function choices(kind: keyof typeof jobKinds, options: Cancellable) {
    const answer = await http.call(tradingEndpoints.jobs, { json: { tp: jobKinds[kind] }, ...options })
    return mapResult(answer, ({ data }) => data.map(({ cd, nm }): Choice => ({ code: cd, name: nameOf(nm, locale) })))
  }
  return {
    /** Which of these belong to an account already; empty: none. */
    async checkIdentifiers(identifiers: Identifiers, options: Cancellable = {}) {
      const json = toCheckInfoRequest(identifiers)
      const answer = await http.call(tradingEndpoints.checkInfo, { json, ...options })
      return mapResult(answer, ({ stt, existed }) => {
        if (stt === '0') return { taken: [] }
        // A service may answer that an account exists without naming the fields: then all of them count.
        const fields = existed.length > 0 ? existed : (Object.keys(json) as (keyof typeof identifierNames)[])
        return { taken: fields.map((field) => identifierNames[field]) }
      })
    },
    /** Owner of a broker or referral code; null: the code is unknown. */
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
    /** Banks that money can be paid out to; `clientId` if there is a client already. */
    async banks(clientId = '', options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.banks, { json: { user_id: clientId }, ...options })
      return mapResult(answer, ({ data }) => data.map((bank) => toBank(bank, locale)))
    },
    jobs: (options: Cancellable = {}) => choices('jobs', options),
    positions: (options: Cancellable = {}) => choices('positions', options),
    /** State of an earlier application with this ID number; null: there is none. */
    async earlierApplication(idNumber: string, options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.idNo, { json: { idno: idNumber }, ...options })
      return mapResult(answer, ({ data }) => (data === null ? null : { status: data.status, step: data.step ?? null }))
    },
  }
}

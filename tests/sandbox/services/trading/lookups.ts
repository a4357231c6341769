import {
  checkBrokerRequestSchema,
  checkBrokerResponseSchema,
  checkInfoRequestSchema,
  checkInfoResponseSchema,
  getIdNoRequestSchema,
  getIdNoResponseSchema,
  jobsRequestSchema,
  jobsResponseSchema,
  savedResponseSchema,
  saveIdImagesRequestSchema,
  tradingBanksRequestSchema,
  tradingBanksResponseSchema,
} from '@/lib/backends/trading/schemas'

import { toWireText } from '../../wire/localised'
import { answer, endpointsOf, readJson } from '../../http/endpoint'
import { fieldErrors } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import { occupations, positions } from '../../seed/reference/work'
import { knownIdentities } from '../../state/accounts'
import { bankRows } from '../account'

const { post } = endpointsOf('trading')

/** Made-up brokers: `SN000101` is the first of branch 1, `SN000201` the first of branch 2, two for each branch. */
function broker({ content }: Sandbox, refCode: string) {
  const [, branchId, place] = /^SN00(\d\d)0([12])$/i.exec(refCode) ?? []
  const branch = content.seed.branches.find(({ id }) => id === Number(branchId))
  if (!branch) return null
  return {
    staff_id: refCode.toUpperCase(),
    name: place === '1' ? 'Môi giới Mẫu Một' : 'Môi giới Mẫu Hai',
    mobile: null,
    branch_id: String(branch.id),
    branch_name: toWireText(branch.name),
  }
}

/** Look-ups and checks on the way to an account. */
export const lookupEndpoints = [
  post('/checkAccBroke', async (call, sandbox) => {
    const body = await readJson(call, checkBrokerRequestSchema)
    return answer(checkBrokerResponseSchema, { data: broker(sandbox, body.ref_code) })
  }),
  post('/getBankList', async (call) => {
    await readJson(call, tradingBanksRequestSchema)
    return answer(tradingBanksResponseSchema, { data: bankRows() })
  }),
  post('/getJobs', async (call) => {
    const { tp } = await readJson(call, jobsRequestSchema)
    const choices = tp === 1 ? occupations : positions
    return answer(jobsResponseSchema, { data: choices.map(({ code, name }) => ({ cd: code, nm: toWireText(name) })) })
  }),
  post('/v1/checkInfoAcc', async (call, { accounts }) => {
    const existed = accounts.existing(await readJson(call, checkInfoRequestSchema))
    return answer(checkInfoResponseSchema, { stt: existed.length === 0 ? '0' : '1', existed })
  }),
  post('/getIdNo', async (call, { accounts, drafts }) => {
    const { idno } = await readJson(call, getIdNoRequestSchema)
    if (idno === knownIdentities.idno || accounts.find('idno', idno)) {
      return answer(getIdNoResponseSchema, { data: { status: 'opened', step: null } })
    }
    const step = drafts.lastStep(idno)
    return answer(getIdNoResponseSchema, { data: step === undefined ? null : { status: 'in_progress', step } })
  }),
  post('/saveTrueIdImg', async (call, { checks, now }) => {
    const body = await readJson(call, saveIdImagesRequestSchema)
    const check = checks.find(body.ocr_id)
    if (!check || check.idno !== body.idno) throw fieldErrors({ ocr_id: ['No such e-KYC case of this id number'] })
    if (!checks.isRequest(body.request_id)) throw fieldErrors({ request_id: ['No such request'] })
    return answer(savedResponseSchema, { data: { saved_at: new Date(now()).toISOString() } })
  }),
]

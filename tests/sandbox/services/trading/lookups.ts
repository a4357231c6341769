import type { tradingEndpoints } from '@/lib/backends/trading/endpoints'

import { toWireText } from '../../wire/localised'
import type { Handlers } from '../../http/handler'
import { fieldErrors } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import { occupations, positions } from '../../seed/reference/work'
import { bankRows } from '../account'

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
export const lookupHandlers: Handlers<
  typeof tradingEndpoints,
  'checkBroker' | 'banks' | 'jobs' | 'checkInfo' | 'idNo' | 'saveIdImages'
> = {
  checkBroker: ({ body }, sandbox) => ({ data: broker(sandbox, body.ref_code) }),
  banks: () => ({ data: bankRows() }),
  jobs({ body }) {
    const choices = body.tp === 1 ? occupations : positions
    return { data: choices.map(({ code, name }) => ({ cd: code, nm: toWireText(name) })) }
  },
  checkInfo({ body }, { accounts }) {
    const existed = accounts.existing(body)
    return { stt: existed.length === 0 ? '0' : '1', existed }
  },
  idNo({ body: { idno } }, { accounts, drafts }) {
    if (accounts.existing({ idno }).length > 0) return { data: { status: 'opened', step: null } }
    const step = drafts.lastStep(idno)
    return { data: step === undefined ? null : { status: 'in_progress', step } }
  },
  saveIdImages({ body }, { checks, now }) {
    const check = checks.find(body.ocr_id)
    if (!check || check.idno !== body.idno) throw fieldErrors({ ocr_id: ['No such e-KYC case of this id number'] })
    if (check.requestId !== body.request_id) throw fieldErrors({ request_id: ['No such request'] })
    return { data: { saved_at: new Date(now()).toISOString() } }
  },
}

import type { mainEndpoints } from '@/lib/backends/main/endpoints'
import {
  recruitmentsQuerySchema,
  type recruitmentsResponseSchema,
  type RecruitmentWire,
} from '@/lib/backends/main/form-schemas'
import type { z } from '@/lib/platform/zod/zod'

import { existsIn, toWireText } from '../../wire/localised'
import { sortBy, toPage } from '../../wire/paging'
import type { Call, Handlers } from '../../http/handler'
import { readQuery } from '../../http/read-request'
import { notFound } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { SeedJob } from '../../seed/types'

function toRecruitment(job: SeedJob, { content }: Sandbox, withContent: boolean): RecruitmentWire {
  const branch = content.seed.branches.find(({ id }) => id === job.branchId)
  return {
    id: job.id,
    title: toWireText(job.title),
    description: toWireText(job.description),
    ...(withContent ? { content: toWireText(job.content) } : {}),
    branch: branch ? { id: branch.id, name: toWireText(branch.name) } : null,
    quantity: job.quantity,
    deadline: job.deadline.slice(0, 10),
    created_at: job.publishedAt,
    student: job.student,
  }
}

function list(call: Call, sandbox: Sandbox): z.input<typeof recruitmentsResponseSchema> {
  const query = readQuery(call, recruitmentsQuerySchema)
  const rows = sandbox.content.seed.jobs.filter(
    (job) =>
      job.active && existsIn(job.title, call.locale) && (query.branch === undefined || job.branchId === query.branch),
  )
  const sorted = sortBy(rows, query, {
    id: (job) => job.id,
    created_at: (job) => job.publishedAt,
    published_at: (job) => job.publishedAt,
    deadline: (job) => job.deadline,
  })
  const page = toPage(sorted, query)
  return { ...page, data: page.data.map((job) => toRecruitment(job, sandbox, false)) }
}

/** Jobs of the careers pages. */
export const careerHandlers: Handlers<typeof mainEndpoints, 'recruitments' | 'recruitmentsByBranch' | 'recruitment'> = {
  recruitments: list,
  recruitmentsByBranch: list,
  recruitment({ params }, sandbox) {
    const job = sandbox.content.seed.jobs.find(({ id }) => id === Number(params.id))
    if (!job) throw notFound()
    return { data: toRecruitment(job, sandbox, true) }
  },
}

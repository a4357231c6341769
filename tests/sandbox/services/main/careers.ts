import {
  recruitmentResponseSchema,
  recruitmentsQuerySchema,
  recruitmentsResponseSchema,
  type RecruitmentWire,
} from '@/lib/backends/main/form-schemas'

import { existsIn, toWireText } from '../../wire/localised'
import { sortBy, toPage } from '../../wire/paging'
import { answer, type Call, endpointsOf, readQuery } from '../../http/endpoint'
import { notFound } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { SeedJob } from '../../seed/types'

const { get } = endpointsOf('main')

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

function list(call: Call, sandbox: Sandbox): Response {
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
  return answer(recruitmentsResponseSchema, {
    ...page,
    data: page.data.map((job) => toRecruitment(job, sandbox, false)),
  })
}

export const careerEndpoints = [
  get('/recruitments/:id', (call, sandbox) => {
    const job = sandbox.content.seed.jobs.find(({ id }) => id === Number(call.params['id']))
    if (!job) throw notFound()
    return answer(recruitmentResponseSchema, { data: toRecruitment(job, sandbox, true) })
  }),
  // Also answers `/recruitments/`: a slash at the end makes no difference to the router.
  get('/recruitments', list),
]

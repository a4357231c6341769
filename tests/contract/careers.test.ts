import { expect, it } from 'vitest'

import { createMainApi } from '@/lib/backends/main/main-api'

import { useBackends } from './support/backends'
import { valueOf } from './support/value-of'

const backends = useBackends()
const main = () => createMainApi(backends.client('main'))

it('lists jobs four a page, newest first, of one branch where it is asked for, with or without the slash', async () => {
  const first = await valueOf(main().recruitmentsOfPage())
  expect(first.rows).toHaveLength(4)
  expect(await valueOf(main().recruitments())).toEqual(first)
  const second = await valueOf(main().recruitmentsOfPage({ page: 2 }))
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  const branch = first.rows.find((job) => job.branch !== null)?.branch?.id ?? 0
  const ofBranch = await valueOf(main().recruitmentsOfPage({ branch }))
  expect(ofBranch.total).toBeLessThan(first.total)
  expect(ofBranch.rows.every((job) => job.branch?.id === branch)).toBe(true)
})

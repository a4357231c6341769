// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { ApplicationApi } from '../api/application-api'
import { withQueries } from './queries'

const apiWith = (provinces: ApplicationApi['provinces']) => ({ provinces }) as ApplicationApi

function Provinces({ api }: { readonly api: ApplicationApi }) {
  const { data } = useQuery({
    queryKey: ['provinces'],
    staleTime: Infinity,
    queryFn: async () => {
      const answer = await api.provinces()
      return answer.ok ? answer.value.length : null
    },
  })
  return <p>{data === undefined ? 'loading' : `${String(data)} provinces`}</p>
}

it('answers outlive their screen, but not the application that asked', async () => {
  const Screen = withQueries(Provinces)
  const provinces = vi.fn<ApplicationApi['provinces']>(async () => ({ ok: true, value: [] }))
  const api = apiWith(provinces)
  const first = render(<Screen api={api} />)
  await screen.findByText('0 provinces')
  first.unmount()
  const again = render(<Screen api={api} />)
  expect(screen.getByText('0 provinces')).toBeVisible()
  expect(provinces).toHaveBeenCalledOnce()
  again.unmount()

  render(<Screen api={apiWith(provinces)} />)
  await screen.findByText('0 provinces')
  expect(provinces).toHaveBeenCalledTimes(2)
})

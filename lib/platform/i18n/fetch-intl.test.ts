import { expect, it, vi } from 'vitest'

import { isChunkFailure } from '../navigation/chunk-failure'
import { fetchIntl } from './fetch-intl'

it('fetches messages once', async () => {
  const fetching = vi.fn<typeof fetch>(async () => Response.json({ search: { title: 'Tìm kiếm' } }))
  vi.stubGlobal('fetch', fetching)
  const [first, second] = await Promise.all([fetchIntl('/parts/a.json', 'vi'), fetchIntl('/parts/a.json', 'vi')])
  expect(first).toEqual({ locale: 'vi', timeZone: 'Asia/Ho_Chi_Minh', messages: { search: { title: 'Tìm kiếm' } } })
  expect(second).toBe(first)
  expect(fetching).toHaveBeenCalledOnce()
})

it('fails like code that does not arrive, and tries again the next time', async () => {
  const fetching = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 404 }))
    .mockResolvedValueOnce(Response.json({}))
  vi.stubGlobal('fetch', fetching)
  await expect(fetchIntl('/parts/b.json', 'en')).rejects.toSatisfy(isChunkFailure)
  await expect(fetchIntl('/parts/b.json', 'en')).rejects.toSatisfy(isChunkFailure)
  await expect(fetchIntl('/parts/b.json', 'en')).resolves.toMatchObject({ messages: {} })
})

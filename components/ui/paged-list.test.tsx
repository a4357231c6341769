// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import type { LoadedPage } from '@/lib/platform/paging/load-more-state'

import messages from '@/messages/vi.json'
import { renderIsland } from '@/tests/factories/render-island'

import { PagedList } from './paged-list'

const vietnamese = messages.lists

interface Row {
  id: number
}

const item = ({ id }: Row) => (
  <li key={id}>
    <a href={`/${id}`}>Tin {id}</a>
  </li>
)

function show(load: (page: number) => Promise<LoadedPage<Row> | null>, lastPage = 2) {
  renderIsland(
    <PagedList<Row>
      path="/market-news"
      page={1}
      lastPage={lastPage}
      known={[1, 2]}
      more="Xem thêm"
      added={(count) => `Đã thêm ${count}`}
      load={load}
      idOf={({ id }) => id}
      renderRow={item}
    >
      {[{ id: 1 }, { id: 2 }].map(item)}
    </PagedList>,
    'vi',
  )
}

const secondPage: LoadedPage<Row> = { rows: [{ id: 3 }, { id: 4 }], page: 2, lastPage: 2 }

beforeEach(() => {
  window.history.replaceState(null, '', '/market-news?utm_source=mail')
})

it('is a link to the next page, and a button for it with scripts', async () => {
  const load = vi.fn<(page: number) => Promise<LoadedPage<Row>>>(async () => secondPage)
  show(load)
  const more = screen.getByRole('link', { name: 'Xem thêm' })
  expect(more.getAttribute('href')).toBe('/market-news?page=2')
  fireEvent.click(more)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tin 3'))
  expect(load).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.getByRole('status').textContent).toBe('Đã thêm 2')
  expect(window.location.search).toBe('?utm_source=mail&page=2')
  // The last page is loaded: no further request.
  expect(screen.queryByRole('link', { name: 'Xem thêm' })).toBeNull()
})

it('says that it failed, keeps what there is, and tries again', async () => {
  const load = vi.fn<(page: number) => Promise<LoadedPage<Row> | null>>().mockResolvedValueOnce(null)
  load.mockResolvedValueOnce(secondPage)
  show(load)
  fireEvent.click(screen.getByRole('link', { name: 'Xem thêm' }))
  expect((await screen.findByRole('alert')).textContent).toContain(vietnamese.failed)
  expect(screen.getByRole('link', { name: 'Tin 2' })).toBeDefined()
  expect(window.location.search).toBe('?utm_source=mail')
  fireEvent.click(screen.getByRole('button', { name: vietnamese.retry }))
  expect(await screen.findByRole('link', { name: 'Tin 4' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is not there for one page, and leaves new tabs to the browser', () => {
  const load = vi.fn<(page: number) => Promise<null>>(async () => null)
  show(load)
  const more = screen.getByRole('link', { name: 'Xem thêm' })
  more.addEventListener('click', (event) => {
    event.preventDefault()
  })
  fireEvent.click(more, { ctrlKey: true })
  expect(load).not.toHaveBeenCalled()
})

it('is not there when there is one page', () => {
  show(async () => null, 1)
  expect(screen.queryByRole('link', { name: 'Xem thêm' })).toBeNull()
})

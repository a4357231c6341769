// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { Pagination } from './pagination'

const copy = { label: 'Trang', page: 'Trang', previous: 'Trang trước', next: 'Trang sau' }
const hrefOf = (page: number) => `/reports?page=${page}`

it('marks the current page and links to its neighbours', () => {
  render(<Pagination page={9} pageCount={20} hrefOf={hrefOf} copy={copy} />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('9')
  expect(screen.getByRole('link', { name: 'Trang trước' }).getAttribute('href')).toBe('/reports?page=8')
  expect(screen.getByRole('link', { name: 'Trang sau' }).getAttribute('href')).toBe('/reports?page=10')
  expect(screen.getAllByRole('link')).toHaveLength(7 + 2)
})

it('has no link beyond either end, and renders nothing for one page', () => {
  const { rerender, container } = render(<Pagination page={1} pageCount={2} hrefOf={hrefOf} copy={copy} />)
  expect(screen.queryByRole('link', { name: 'Trang trước' })).toBeNull()
  rerender(<Pagination page={2} pageCount={2} hrefOf={hrefOf} copy={copy} />)
  expect(screen.queryByRole('link', { name: 'Trang sau' })).toBeNull()
  rerender(<Pagination page={1} pageCount={1} hrefOf={hrefOf} copy={copy} />)
  expect(container.innerHTML).toBe('')
})

it('changes the page in place and leaves new tabs to the browser', () => {
  const onPage = vi.fn<(page: number) => void>()
  render(<Pagination page={1} pageCount={3} hrefOf={hrefOf} onPage={onPage} copy={copy} />)
  const second = screen.getByRole('link', { name: 'Trang 2' })
  expect(fireEvent.click(second)).toBe(false)
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2)
  second.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false)
    // jsdom cannot open the page.
    event.preventDefault()
  })
  fireEvent.click(second, { ctrlKey: true })
  expect(onPage).toHaveBeenCalledTimes(1)
})

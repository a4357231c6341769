// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { showToast } from './toast'
import { Toaster } from './toaster'

it('shows every message, including those sent while the library loads, and errors as alerts', async () => {
  render(<Toaster label="Thông báo" closeLabel="Đóng" />)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => {
    showToast({ tone: 'success', text: 'Đã tải tệp lên' })
    showToast({ tone: 'danger', text: 'Không tải được tệp' })
  })
  expect((await screen.findByText('Đã tải tệp lên')).closest('[role]')?.getAttribute('role')).toBe('status')
  expect(screen.getByText('Không tải được tệp').closest('[role]')?.getAttribute('role')).toBe('alert')

  act(() => {
    showToast({ tone: 'info', text: 'Đã lưu' })
  })
  expect(await screen.findByText('Đã lưu')).toBeTruthy()
  expect(screen.getAllByText('Đã tải tệp lên')).toHaveLength(1)
})

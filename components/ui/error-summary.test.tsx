// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { ErrorSummary, type FormError } from './error-summary'

const errors: FormError[] = [
  { fieldId: 'name', message: 'Nhập họ tên' },
  { fieldId: 'email', message: 'Nhập email' },
]

function Form({ attempt, shown = errors }: { attempt: number; shown?: FormError[] }) {
  return (
    <>
      <ErrorSummary title="Có 2 lỗi" errors={shown} attempt={attempt} />
      <input id="name" aria-label="name" />
      <input id="email" aria-label="email" />
    </>
  )
}

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

it('takes focus after every failed submit, and not while errors are corrected', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Form attempt={0} shown={[]} />)
  expect(document.activeElement).toBe(document.body)

  rerender(<Form attempt={1} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))

  await user.click(screen.getByLabelText('name'))
  rerender(<Form attempt={1} shown={errors.slice(1)} />)
  expect(document.activeElement).toBe(screen.getByLabelText('name'))

  rerender(<Form attempt={2} shown={errors.slice(1)} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('links to the named field', async () => {
  render(<Form attempt={1} />)
  await userEvent.click(screen.getByRole('link', { name: 'Nhập email' }))
  expect(document.activeElement).toBe(screen.getByLabelText('email'))
})

it('renders nothing without errors', () => {
  render(<Form attempt={3} shown={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

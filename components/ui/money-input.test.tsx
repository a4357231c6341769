// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { MoneyInput } from './money-input'

function Example({ initial = null, locale = 'vi' }: { initial?: number | null; locale?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MoneyInput id="money" label="Số tiền" unit="₫" locale={locale} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Số tiền' })

describe('MoneyInput', () => {
  it.each([
    ['vi', '1.500.000'],
    ['en', '1,500,000'],
    ['ko', '1,500,000'],
  ])('groups while typing in %s', async (locale, text) => {
    render(<Example locale={locale} />)
    await userEvent.type(input(), '1500000')
    expect(input().value).toBe(text)
    expect(screen.getByRole('status').textContent).toBe('1500000')
  })

  it('keeps the caret behind a digit typed in the middle', async () => {
    const user = userEvent.setup()
    render(<Example initial={150_000} />)
    await user.type(input(), '99', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(input().value).toBe('19.950.000')
    expect(input().selectionStart).toBe('19.9'.length)
  })

  it('skips a separator on backspace and then deletes the digit before it', async () => {
    const user = userEvent.setup()
    render(<Example initial={1_500_000} />)
    await user.type(input(), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(input().value).toBe('1.500.000')
    expect(input().selectionStart).toBe(1)
    await user.keyboard('{Backspace}')
    expect(input().value).toBe('500.000')
  })

  it('accepts a pasted amount with any separators, and only digits', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(input())
    await user.paste('12,345,678 VND')
    expect(screen.getByRole('status').textContent).toBe('12345678')
  })

  it('is null when empty and never exceeds the exact integers', async () => {
    const user = userEvent.setup()
    render(<Example initial={5} />)
    await user.clear(input())
    expect(screen.getByRole('status').textContent).toBe('null')
    await user.paste('9'.repeat(20))
    expect(screen.getByRole('status').textContent).toBe('9'.repeat(15))
  })
})

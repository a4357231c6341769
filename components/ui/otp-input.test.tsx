// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { OtpInput } from './otp-input'

const onComplete = vi.fn<(code: string) => void>()

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <OtpInput
      id="otp"
      label="Mã xác thực"
      hint="Gồm 6 chữ số"
      error={error}
      length={6}
      value={value}
      onChange={setValue}
      onComplete={onComplete}
    />
  )
}

beforeEach(() => {
  onComplete.mockClear()
  // Missing in jsdom: the input measures itself.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

describe('OtpInput', () => {
  it('is one input with autofill from the message', () => {
    render(<Example />)
    const input = screen.getByRole('textbox', { name: 'Mã xác thực', description: 'Gồm 6 chữ số' })
    expect(input).toHaveProperty('autocomplete', 'one-time-code')
    expect(input).toHaveProperty('inputMode', 'numeric')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it.each(['123 456', '123-456', ' 1 2 3 4 5 6\n', 'Ma OTP: 123456'])(
    'takes the digits of a pasted "%s"',
    async (text) => {
      const user = userEvent.setup()
      render(<Example />)
      await user.click(screen.getByRole('textbox'))
      await user.paste(text)
      expect(screen.getByRole('textbox')).toHaveProperty('value', '123456')
      expect(onComplete).toHaveBeenLastCalledWith('123456')
    },
  )

  it('ignores letters and reports the code after its last digit', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.type(screen.getByRole('textbox'), '12a34')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '1234')
    expect(onComplete).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox'), '56')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('is described by its error', () => {
    render(<Example error="Mã không đúng" />)
    const input = screen.getByRole('textbox', { description: 'Gồm 6 chữ số Mã không đúng' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})

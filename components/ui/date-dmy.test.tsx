// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import type { Locale } from '@/lib/platform/i18n/locales'

import { DateDmy } from './date-dmy'
import { parsePastedDate, toDateText } from './date-parts'

function Example({ initial = '', error, locale = 'vi' }: { initial?: string; error?: string; locale?: Locale }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateDmy
        id="birth"
        legend="Ngày sinh"
        partLabels={{ day: 'Ngày', month: 'Tháng', year: 'Năm' }}
        locale={locale}
        value={value}
        onChange={setValue}
        error={error}
        invalidParts={['year']}
        autoComplete="bday"
      />
      <output>{value}</output>
      <button
        type="button"
        onClick={() => {
          setValue('28/02/2000')
        }}
      >
        from the card
      </button>
    </>
  )
}

const shown = () => ['Ngày', 'Tháng', 'Năm'].map((part) => screen.getByLabelText<HTMLInputElement>(part).value)
const value = () => screen.getByRole('status').textContent

describe('DateDmy', () => {
  it('keeps typed text and returns leading zeros', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.type(screen.getByLabelText('Ngày'), '5')
    expect(value()).toBe('05//')
    await user.type(screen.getByLabelText('Tháng'), '9')
    await user.type(screen.getByLabelText('Năm'), '19901')
    expect(shown()).toEqual(['5', '9', '1990'])
    expect(value()).toBe('05/09/1990')
  })

  it.each([
    ['vi', ['Ngày', 'Tháng', 'Năm']],
    ['en', ['Ngày', 'Tháng', 'Năm']],
    ['ko', ['Năm', 'Tháng', 'Ngày']],
  ] as const)('asks in the order of %s, and a link to it leads to the first input', async (locale, order) => {
    const user = userEvent.setup()
    const { container } = render(<Example locale={locale} initial="28/02/2000" />)
    expect([...container.querySelectorAll('label')].map((label) => label.textContent)).toEqual(order)
    expect(screen.getByLabelText(order[0]).id).toBe('birth')
    await user.clear(screen.getByLabelText('Ngày'))
    await user.type(screen.getByLabelText('Ngày'), '1')
    expect(value()).toBe('01/02/2000')
    expect(screen.getByLabelText('Năm')).toHaveAttribute('autocomplete', 'bday-year')
  })

  it('is empty again after clearing', async () => {
    const user = userEvent.setup()
    render(<Example initial="05//" />)
    await user.clear(screen.getByLabelText('Ngày'))
    expect(value()).toBe('')
  })

  it('fills all three inputs from a pasted date', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByLabelText('Tháng'))
    await user.paste('1990-09-05')
    expect(shown()).toEqual(['05', '09', '1990'])
  })

  it('shows a value set from outside', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.type(screen.getByLabelText('Ngày'), '1')
    await user.click(screen.getByRole('button'))
    expect(shown()).toEqual(['28', '02', '2000'])
  })

  it('marks the invalid part and describes every part by the error', () => {
    render(<Example initial="31/02/2050" error="Năm không hợp lệ" />)
    expect(screen.getByLabelText('Năm').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Ngày').hasAttribute('aria-invalid')).toBe(false)
    expect(screen.getByRole('textbox', { name: 'Ngày', description: 'Năm không hợp lệ' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Ngày sinh', description: 'Năm không hợp lệ' })).toBeTruthy()
  })
})

it.each([
  ['5/9/1990', '05/09/1990'],
  [' 05.09.1990 ', '05/09/1990'],
  ['1990-9-5', '05/09/1990'],
  ['05091990', '05/09/1990'],
  ['19900905', '05/09/1990'],
  ['20011990', '20/01/1990'],
  ['19122001', '19/12/2001'],
  ['1990년 9월 5일', '05/09/1990'],
  ['1990. 9. 5.', '05/09/1990'],
  ['05 - 09 - 1990', '05/09/1990'],
  ['5/9/90', null],
  ['19900905123', null],
  ['tomorrow', null],
])('pasted %s is %s', (text, date) => {
  const parts = parsePastedDate(text)
  expect(parts && toDateText(parts)).toBe(date)
})

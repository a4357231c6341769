// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Combobox, matchesQuery } from './combobox'

const options = [
  { value: '01', label: 'Hà Nội' },
  { value: '66', label: 'Đắk Lắk' },
  { value: '79', label: 'Thành phố Hồ Chí Minh', keywords: 'TPHCM Sài Gòn' },
  { value: '46', label: 'Huế' },
]

function Example({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Combobox
        id="province"
        label="Tỉnh, thành phố"
        options={options}
        value={value}
        onChange={setValue}
        emptyText="Không có kết quả"
        openLabel="Mở danh sách"
        clearLabel="Xoá lựa chọn"
      />
      <p data-testid="value">{value}</p>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tỉnh, thành phố' })

describe('matchesQuery', () => {
  const found = (query: string) => options.filter((option) => matchesQuery(option, query)).map((option) => option.value)

  it.each([
    ['dak lak', ['66']],
    ['Đắk', ['66']],
    ['ho chi', ['79']],
    ['chi minh ho', ['79']],
    ['sai gon', ['79']],
    ['tphcm', ['79']],
    ['h', ['01', '79', '46']],
    ['', ['01', '66', '79', '46']],
    ['oi', []],
  ])('%s finds %j', (query, values) => {
    expect(found(query)).toEqual(values)
  })
})

describe('Combobox', () => {
  it('finds without accents and chooses with the keyboard', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.type(input(), 'dak')
    const list = await screen.findByRole('listbox')
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Đắk Lắk'])
    await user.keyboard('{Enter}')
    expect(screen.getByTestId('value').textContent).toBe('66')
    expect(input().value).toBe('Đắk Lắk')
  })

  it('says that nothing matches', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.type(input(), 'xyz')
    expect(await screen.findByText('Không có kết quả')).toBeTruthy()
  })

  it('can be emptied', async () => {
    const user = userEvent.setup()
    render(<Example initial="46" />)
    expect(input().value).toBe('Huế')
    await user.click(screen.getByRole('button', { name: 'Xoá lựa chọn' }))
    expect(screen.getByTestId('value').textContent).toBe('')
  })
})

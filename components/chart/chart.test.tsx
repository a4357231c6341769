// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { AreaChart } from './area-chart'
import { Sparkline } from './sparkline'

const text = (value: number) => `${value}`

/** Every number in the drawn paths. */
const coordinates = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].flatMap((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/-?\d+(?:\.\d+)?|NaN/g)].map(([number]) => Number(number)),
  )

describe('AreaChart', () => {
  it('stays inside its frame, from zero up, and labels round values', () => {
    const points = [3, 17, 44, 96].map((y, x) => ({ x, y }))
    const { container } = render(
      <AreaChart
        label="Tài sản tăng"
        series={[{ key: 'a', label: 'a', color: 1, points }]}
        formatX={text}
        formatY={text}
        ticks={{ x: 3, y: 4 }}
      />,
    )
    expect(coordinates(container).every((number) => number >= 0 && number <= 1000)).toBe(true)
    expect(screen.getByText('0', { selector: '.halo' })).toBeTruthy()
    expect(screen.getByText('100')).toBeTruthy()
  })

  it('goes below zero for a loss', () => {
    const points = [0, -40, -90].map((y, x) => ({ x, y }))
    const { container } = render(
      <AreaChart label="Lỗ" series={[{ key: 'a', label: 'a', color: 1, points }]} formatX={text} formatY={text} />,
    )
    expect(coordinates(container).every((number) => number >= 0 && number <= 1000)).toBe(true)
    expect(screen.getByText('-100')).toBeTruthy()
  })

  it('draws nothing without points', () => {
    const { container } = render(<AreaChart label="" series={[]} formatX={text} formatY={text} />)
    expect(container.innerHTML).toBe('')
  })

  it('names its series when there is more than one', () => {
    const points = [
      { x: 0, y: 1 },
      { x: 1, y: 2 },
    ]
    render(
      <AreaChart
        label="So sánh"
        series={[
          { key: 'a', label: 'Vốn góp', color: 1, points },
          { key: 'b', label: 'Giá trị', color: 2, points, kind: 'dashed' },
        ]}
        formatX={text}
        formatY={text}
      />,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Vốn góp', 'Giá trị'])
  })
})

it('Sparkline draws a flat line for equal values and nothing for one', () => {
  const { container, rerender } = render(<Sparkline values={[5, 5, 5]} label="đi ngang" />)
  expect(screen.getByRole('img', { name: 'đi ngang' })).toBeTruthy()
  expect(coordinates(container).some(Number.isNaN)).toBe(false)
  rerender(<Sparkline values={[5]} />)
  expect(container.innerHTML).toBe('')
})

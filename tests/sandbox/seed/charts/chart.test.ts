import { expect, it } from 'vitest'

import { type Chart, chartOfName, chartOfTable, chartPath, floorsOfTable, parseNumber, rangeOfTable } from './chart'
import { chartShapes } from './chart-shapes'
import { chartSvg } from './chart-svg'
import { heightAt } from './shape'

const chartOf = (values: readonly number[], labels = values.map(String)): Chart =>
  chartOfTable(
    ['Năm', 'Lãi'],
    labels.map((label, index) => [label, `${values[index]}`.replace('.', ',')]),
    'vi',
  )

const wordsOf = (chart: Chart, size?: number) => chartShapes(chart, size).filter((shape) => shape.kind === 'text')

it('reads numbers as each language writes them', () => {
  expect(parseNumber('1.234,5', 'vi')).toBe(1234.5)
  expect(parseNumber('1,234.5', 'en')).toBe(1234.5)
  expect(parseNumber('−0,71%', 'vi')).toBe(-0.71)
  expect(parseNumber('8,1 lần', 'vi')).toBeNull()
})

it('draws the columns of numbers of a short table, and the first one of a long table', () => {
  const rows = [
    ['Q1', '2,41', 'ước', '3'],
    ['Q2', '2,63', 'thật', '4'],
  ]
  const header = ['Quý', 'Bán', 'Loại', 'Mua']
  expect(chartOfTable(header, rows, 'vi').series).toEqual([
    { name: 'Bán', values: [2.41, 2.63], texts: ['2,41', '2,63'] },
    { name: 'Mua', values: [3, 4], texts: ['3', '4'] },
  ])
  const long = Array.from({ length: 7 }, (_, index) => [`${index}`, `${index}`, 'x', '1'])
  expect(chartOfTable(header, long, 'vi').series.map(({ name }) => name)).toEqual(['Bán'])
})

it('takes the last rows with the same words in brackets for forecasts', () => {
  const chart = chartOf([6120, 7180, 8400], ['2024', '2025', '2026 (dự phóng)'])
  expect(chart.labels).toEqual(['2024', '2025', '2026'])
  expect(chart.forecast).toEqual({ from: 2, word: 'dự phóng' })
  const bars = chartShapes(chart).flatMap((shape) => (shape.kind === 'bar' ? [shape.isForecast] : []))
  expect(bars).toEqual([false, false, true])
  expect(wordsOf(chart).map(({ text }) => text)).toContain('dự phóng')
})

it('finds the chart in the name of its picture, and nothing in other names', () => {
  const chart = chartOf([1, -2])
  const name = /charts\/([\w-]+)\.svg$/.exec(chartPath(chart))?.[1] ?? ''
  expect(chartOfName(name)).toEqual(chart)
  expect(chartOfName('e30')).toBeUndefined()
  expect(chartOfName('covers')).toBeUndefined()
})

it('keeps bars of both signs on the same axis', () => {
  const [up, down] = chartShapes(chartOf([40, -20])).filter((shape) => shape.kind === 'bar')
  expect(up && up.y + up.height).toBeCloseTo(down?.y ?? 0)
  expect((up?.height ?? 0) / (down?.height ?? 1)).toBeCloseTo(2)
})

it('writes every number of a bar as its table does', () => {
  const chart = chartOfTable(
    ['Năm', 'Lãi'],
    [
      ['2024', '6.120'],
      ['2025', '10.900'],
    ],
    'vi',
  )
  expect(wordsOf(chart).map(({ text }) => text)).toEqual(['6.120', '10.900', '2024', '2025'])
})

it('names the levels of a line, and its last and outermost values', () => {
  const days = '1.729,17 1.723,46 1.730,53 1.726,72 1.729,83 1.740,90 1.744,36 1.740,11 1.735,99'
  const rows = days.split(' ').map((value) => ['d', value])
  const chart = chartOfTable(['Ngày', 'SN100'], rows, 'vi', '1.760 đỉnh tháng; 1.725–1.730 vùng đỡ')
  const shown = wordsOf(chart).map(({ text }) => text)
  expect(shown).toEqual(expect.arrayContaining(['1.760 đỉnh tháng', '1.725–1.730 vùng đỡ', '1.723,46', '1.744,36']))
  expect(shown).not.toContain('1.729,17')
})

it('writes every number of a short line', () => {
  const shown = wordsOf(chartOf([75, 77, 78, 79, 80, 82, 83])).map(({ text }) => text)
  expect(shown).toEqual(expect.arrayContaining(['75', '77', '78', '79', '80', '82', '83']))
})

it('draws the ranges of a line as bands, other levels as lines', () => {
  const chart = chartOf([1726, 1723, 1730, 1726, 1729, 1740, 1744, 1740, 1736])
  const zones = {
    ...chart,
    levels: chartOfTable(
      ['', ''],
      [
        ['a', '1'],
        ['b', '2'],
      ],
      'vi',
      '1.715–1.730 hỗ trợ; 1.760 kháng cự',
    ).levels,
  }
  const shapes = chartShapes(zones)
  expect(shapes.filter(({ kind }) => kind === 'area')).toHaveLength(1)
  expect(shapes.filter((shape) => shape.kind === 'path' && shape.isDashed)).toHaveLength(1)
})

it.each([16, 29])('keeps all words of size %i within the drawing', (size) => {
  for (const chart of [chartOf([6120, 7180]), chartOf([1, 2, 3, 4, 5, 6, 7, 8])]) {
    for (const { x, y } of wordsOf(chart, size)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(heightAt(chart, size))
      expect(y).toBeGreaterThan(size * 0.7)
    }
  }
})

it('writes its labels as outlines, which are never markup', () => {
  expect(chartSvg(chartOf([1, 2], ['<script>', 'b']))).not.toMatch(/<script>|<text/)
})

it('draws what may come of a price around it', () => {
  const rows = [
    ['Thuận lợi', '3,9%', '31.200 đ'],
    ['Cơ sở', '3,7%', '27.300 đ'],
    ['Bất lợi', '3,4%', '19.800 đ'],
  ]
  const chart = rangeOfTable(['Kịch bản', 'Biên lãi', 'Giá trị'], rows, 'vi', '22.750 giá 24/11')
  const shown = wordsOf(chart).map(({ text }) => text)
  expect(shown).toEqual(expect.arrayContaining(['22.750 giá 24/11', '31.200', 'Bất lợi', '−13%', '+20%', '+37%']))
  for (const size of [14, 29]) {
    for (const { y } of wordsOf(chart, size)) expect(y).toBeLessThan(heightAt(chart, size))
  }
  const [fall, rise] = chartShapes(chart).filter((shape) => shape.kind === 'bar')
  expect((rise?.width ?? 0) / (fall?.width ?? 1)).toBeCloseTo(4550 / 2950)
})

it('draws the price after each session at the floor, those with a call under the line that calls', () => {
  const rows = [
    ['Vay 50%', '−28,6%', '5'],
    ['Vay 30%', '−57,1%', '12'],
  ]
  const chart = floorsOfTable(['Phần vay', 'Gọi ở', 'Phiên'], rows, 'vi', '100% giá mua; −7% phiên')
  expect(wordsOf(chart).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['100% giá mua', '−7%/phiên', 'Vay 50%', '−28,6%', 'Phiên 5', 'Phiên 12']),
  )
  const columns = chartShapes(chart).filter((shape) => shape.kind === 'bar')
  expect(columns).toHaveLength(12)
  expect(columns.flatMap(({ tone }, index) => (tone === 'call' ? [index + 1] : []))).toEqual([5, 12])
  expect((columns[1]?.height ?? 0) / (columns[0]?.height ?? 1)).toBeCloseTo(0.93)
  const lines = chartShapes(chart).filter((shape) => shape.kind === 'path' && shape.tone === 'call')
  const [call, column] = [lines[0], columns[4]]
  expect(call?.kind === 'path' && call.points[0]?.[1]).toBeLessThan(column?.y ?? 0)
  for (const size of [14, 29]) {
    for (const { x, y } of wordsOf(chart, size)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(heightAt(chart, size))
    }
  }
})

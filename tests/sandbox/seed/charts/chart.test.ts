import { expect, it } from 'vitest'

import { chartOfName, chartOfTable, chartPath, parseNumber } from './chart'
import { chartShapes } from './chart-shapes'
import { chartSvg } from './chart-svg'

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
    { name: 'Bán', values: [2.41, 2.63] },
    { name: 'Mua', values: [3, 4] },
  ])
  const long = Array.from({ length: 7 }, (_, index) => [`${index}`, `${index}`, 'x', '1'])
  expect(chartOfTable(header, long, 'vi').series.map(({ name }) => name)).toEqual(['Bán'])
})

it('finds the chart in the name of its picture, and nothing in other names', () => {
  const chart = { labels: ['Một', 'Hai'], series: [{ name: 'Lãi', values: [1, -2] }] }
  const name = /charts\/([\w-]+)\.svg$/.exec(chartPath(chart))?.[1] ?? ''
  expect(chartOfName(name)).toEqual(chart)
  expect(chartOfName('e30')).toBeUndefined()
  expect(chartOfName('covers')).toBeUndefined()
})

it('keeps bars of both signs on the same axis', () => {
  const bars = chartShapes({ labels: ['a', 'b'], series: [{ name: 's', values: [40, -20] }] }).filter(
    (shape) => shape.kind === 'bar',
  )
  // The first bar is the mark of the legend.
  const [, up, down] = bars
  expect(up && up.y + up.height).toBeCloseTo(down?.y ?? 0)
  expect((up?.height ?? 0) / (down?.height ?? 1)).toBeCloseTo(2)
})

it('names the lines of the grid by round numbers that hold all values', () => {
  const values = [1729.17, 1723.46, 1730.53, 1726.72, 1729.83, 1740.9, 1744.36]
  const shapes = chartShapes({ labels: values.map(String), series: [{ name: 's', values }] })
  const axis = shapes.flatMap((shape) => (shape.kind === 'text' && shape.anchor === 'end' ? [shape.text] : []))
  expect(axis).toEqual(['1720', '1725', '1730', '1735', '1740', '1745'])
})

it('sets the brackets of a long label below it', () => {
  const labels = ['Năm trước', 'Năm nay (dự phóng)', 'Năm sau (dự phóng)', 'Hai năm sau (dự phóng)', 'Sau']
  const words = chartShapes({ labels, series: [{ name: 's', values: [1, 2, 3, 4, 5] }] }).flatMap((shape) =>
    shape.kind === 'text' && shape.anchor === 'middle' ? [shape.text] : [],
  )
  expect(words.slice(0, 3)).toEqual(['Năm trước', 'Năm nay', '(dự phóng)'])
  expect(words).toContain('Hai năm sau')
})

it('writes its labels as outlines, which are never markup', () => {
  const svg = chartSvg({ labels: ['<script>', 'b'], series: [{ name: 's', values: [1, 2] }] })
  expect(svg).not.toMatch(/<script>|<text/)
})

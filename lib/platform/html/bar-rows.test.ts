import { expect, it } from 'vitest'

import { markBars } from './bar-rows'

const rowOf = (...cells: readonly string[]) =>
  `<tr><th scope="row">x</th>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`
const stylesOf = (...rows: readonly string[]) =>
  [...markBars(`<figure class="bars"><table>${rows.join('')}</table></figure>`).matchAll(/<tr style="([^"]*)"/g)].map(
    ([, style]) => style,
  )

it('draws percentages to the scale of a whole', () => {
  expect(stylesOf(rowOf('71,4%'), rowOf('28.6%'))).toEqual(['--share:71.4%', '--share:28.6%'])
})

it('draws two amounts as parts of one bar, the largest whole as long as the row', () => {
  expect(stylesOf(rowOf('60', '25', '29,4%'), rowOf('37,5', '25', '40,0%'))).toEqual([
    '--part:70.6%;--share:100.0%',
    '--part:44.1%;--share:73.5%',
  ])
  expect(stylesOf(rowOf('6,000', '2,500'), rowOf('5,100', '3,400'))).toEqual([
    '--part:70.6%;--share:100.0%',
    '--part:60.0%;--share:100.0%',
  ])
})

it('leaves other tables alone', () => {
  const table = `<table>${rowOf('71%')}</table>`
  expect(markBars(table)).toBe(table)
})

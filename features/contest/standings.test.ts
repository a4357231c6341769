import { expect, it } from 'vitest'

import { toStandings } from './standings'

const table = (rows: string) => `<table><thead><tr><th>Team</th></tr></thead><tbody>${rows}</tbody></table>`
const team = (name: string, result: string) => `<tr><td>${name}</td><td class="num up">${result}</td><td>14</td></tr>`

it('takes the first three teams with their results', () => {
  const rows = ['+12,4%', '+11.8 %', '+9,6%', '+8,1%'].map((result, index) => team(`Team <b>${index + 1}</b>`, result))
  expect(toStandings(table(rows.join('')))).toEqual([
    { name: 'Team 1', result: '+12,4%', value: 12.4 },
    { name: 'Team 2', result: '+11.8 %', value: 11.8 },
    { name: 'Team 3', result: '+9,6%', value: 9.6 },
  ])
})

it.each([
  ['a text without a table', '<p>Soon.</p>'],
  ['two teams', table(team('A', '+2%') + team('B', '+1%'))],
  ['a loss', table(team('A', '+2%') + team('B', '+1%') + team('C', '−1%'))],
  ['another order', table(team('A', '+2%') + team('B', '+3%') + team('C', '+1%'))],
  ['no numbers', table(team('A', 'win') + team('B', 'win') + team('C', 'win'))],
])('finds none in %s', (_, html) => {
  expect(toStandings(html)).toEqual([])
})

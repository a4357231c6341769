import { expect, it } from 'vitest'

import { toStandings } from './standings'

const table = (rows: string) =>
  `<table><caption>Season <small>sample data</small></caption><thead><tr><th>Team</th></tr></thead><tbody>${rows}</tbody></table>`
const team = (name: string, result: string) => `<tr><td>${name}</td><td class="num up">${result}</td><td>14</td></tr>`

it('takes the teams with their results, the first three apart', () => {
  const rows = ['+12,4%', '+11.8 %', '+9,6%', '+8,1%'].map((result, index) => team(`Team <b>${index + 1}</b>`, result))
  expect(toStandings(table(rows.join('')))).toEqual({
    remark: 'sample data',
    winners: [
      { name: 'Team 1', school: null, result: '+12,4%', value: 12.4 },
      { name: 'Team 2', school: null, result: '+11.8 %', value: 11.8 },
      { name: 'Team 3', school: null, result: '+9,6%', value: 9.6 },
    ],
    others: [{ name: 'Team 4', school: null, result: '+8,1%', value: 8.1 }],
  })
})

it('takes the schools, where the table names them before the results', () => {
  const rows = ['+3%', '+2%', '+1%', '−1%'].map((result) => team('A</td><td>Hai Van Academy', result))
  const standings = toStandings(table(rows.join('')))
  expect(standings?.winners[0]).toEqual({ name: 'A', school: 'Hai Van Academy', result: '+3%', value: 3 })
  expect(standings?.others[0]?.result).toBe('−1%')
})

it.each([
  ['a text without a table', '<p>Soon.</p>'],
  ['two teams', table(team('A', '+2%') + team('B', '+1%'))],
  ['a loss', table(team('A', '+2%') + team('B', '+1%') + team('C', '−1%'))],
  ['another order', table(team('A', '+2%') + team('B', '+3%') + team('C', '+1%'))],
  ['no numbers', table(team('A', 'win') + team('B', 'win') + team('C', 'win'))],
])('finds none in %s', (_, html) => {
  expect(toStandings(html)).toBeNull()
})

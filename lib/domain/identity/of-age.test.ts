import { expect, test } from 'vitest'

import { isOfAge } from './of-age'

const clock = () => new Date('2026-11-22T05:00:00Z')

test.each([
  ['the date and the number of an adult', { birthDate: '1990-03-08', idNumber: '001190000015' }, true],
  ['a date of today, eighteen years ago', { birthDate: '2008-11-22', idNumber: '001208000015' }, true],
  ['a birthday that is tomorrow', { birthDate: '2008-11-23', idNumber: '001208000015' }, false],
  [
    'an adult’s date over the number of somebody born in 2012',
    { birthDate: '2002-02-10', idNumber: '056212004321' },
    false,
  ],
  ['a date that was not read, with such a number', { idNumber: '056212004321' }, false],
  ['a date that was not read, with the number of an adult', { idNumber: '001190000015' }, true],
  ['a number that nobody can read', { birthDate: '1990-03-08', idNumber: '12' }, true],
  ['what is no date', { birthDate: '2002-02-31', idNumber: '001190000015' }, false],
] as const)('%s: %j is %s', (_, told, expected) => {
  expect(isOfAge(told, clock)).toBe(expected)
})

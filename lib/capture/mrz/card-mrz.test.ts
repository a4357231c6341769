import { describe, expect, it } from 'vitest'

import { parseCardMrz } from './card-mrz'

const zone = ['IDVNM1999999991001199999999<<2', '9901018F3901016VNM<<<<<<<<<<<8', 'NGUYEN<<THI<MAU<<<<<<<<<<<<<<<']
const now = new Date('2026-11-20T00:00:00Z')

describe('parseCardMrz', () => {
  it('reads all twelve digits, birth date, sex and expiry', () => {
    expect(parseCardMrz(zone.join('\n'), now)).toEqual({
      idNumber: '001199999999',
      birthDate: '1999-01-01',
      idExpiryDate: '2039-01-01',
      sex: 'F',
    })
  })

  it('accepts lower case, spaces and Windows line endings', () => {
    expect(parseCardMrz(zone.join(' \r\n').toLowerCase(), now)?.idNumber).toBe('001199999999')
  })

  it.each([
    ['a wrong digit', zone.with(1, '9901028F3901016VNM<<<<<<<<<<<8')],
    ['a wrong digit in the twelve', zone.with(0, 'IDVNM1999999991001199999998<<2')],
    ['another country', zone.with(0, 'IDUTO1999999991001199999999<<2')],
    ['a line missing', zone.slice(0, 2)],
    ['a short line', zone.with(2, 'NGUYEN<<THI')],
  ])('returns null instead of guessing: %s', (_, lines) => {
    expect(parseCardMrz(lines.join('\n'), now)).toBeNull()
  })
})

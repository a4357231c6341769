import { describe, expect, test } from 'vitest'

import { isMisreading } from './correction'

describe('a correction can be what the card says', () => {
  test.each([
    ['idNumber', '001191000015', '001191000018'],
    ['idNumber', '001191000015', '001197000075'],
    ['fullName', 'DANG VAN MAU NGHIA', 'ĐẶNG VĂN MẪU NGHĨA'],
    ['fullName', 'NGUYÊN THI MAUU', 'NGUYỄN THỊ MẪU'],
    ['birthDate', '1990-03-08', '1990-03-06'],
    ['sex', 'M', 'F'],
    ['idExpiryDate', undefined, '2035-03-08'],
  ] as const)('%s read as %s is corrected to %s', (field, read, corrected) => {
    expect(isMisreading(field, read, corrected)).toBe(true)
  })
})

describe('a correction to another person is none', () => {
  test.each([
    ['idNumber', '001191000015', '079085013578'],
    ['idNumber', '001191000015', '00119100001'],
    ['fullName', 'ĐỖ VĂN MẪU AN', 'NGUYỄN THỊ MẪU'],
    ['birthDate', '2012-02-10', '1990-03-08'],
    ['idExpiryDate', '2020-01-01', '2035-12-31'],
  ] as const)('%s read as %s is not %s', (field, read, corrected) => {
    expect(isMisreading(field, read, corrected)).toBe(false)
  })
})

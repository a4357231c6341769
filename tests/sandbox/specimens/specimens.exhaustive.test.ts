import { parse } from 'mrz'
import { describe, expect, it } from 'vitest'

import { readCard } from '../services/ekyc/read-picture'
import { catalogue } from './catalogue'
import { holderFor } from './holder-for'
import { holderOfIdno } from './holder-of-idno'
import { checkDigit, machineReadableZone } from './mrz'
import { drawnPicture, drawPicture, pictureSvg, sides } from './pictures'
import { qrPayload } from './qr-payload'

describe.each(catalogue)('specimen $id', ({ holder, flaw }) => {
  it('has an id number that agrees with its sex and year of birth, and a card that has not expired', () => {
    const [century, year] = [Number(holder.idno[3]), holder.idno.slice(4, 6)]
    expect(holder.sex).toBe(century % 2 === 0 ? 'M' : 'F')
    expect(holder.birthDate.slice(0, 4)).toBe(`${19 + Math.floor(century / 2)}${year}`)
    expect(holder.issueDate > holder.birthDate).toBe(true)
    expect(holder.expiryDate > '2028').toBe(true)
  })

  it('has a machine readable zone that parses, with all check digits right', () => {
    const lines = machineReadableZone(holder)
    const { valid, fields } = parse([...lines])
    expect(valid).toBe(true)
    expect(fields).toMatchObject({
      documentNumber: holder.idno.slice(3),
      issuingState: 'VNM',
      birthDate: holder.birthDate.replaceAll('-', '').slice(2),
      sex: holder.sex === 'M' ? 'male' : 'female',
    })
    const optional = lines[0].slice(15)
    expect(optional).toBe(`${holder.idno}<<${checkDigit(holder.idno)}`)
  })

  it('has a QR on the side of its type, unless its pictures are flawed', async () => {
    const [front, back] = [await drawnPicture(holder, 'front', flaw), await drawnPicture(holder, 'back', flaw)]
    const card = await readCard({ front, back })
    const read = [card.front?.qr, card.back?.qr]
    const expected = holder.card === '2021' ? [qrPayload(holder), undefined] : [undefined, qrPayload(holder)]
    expect(read).toEqual(flaw === 'none' ? expected : [undefined, undefined])
  })
})

describe('cards', () => {
  it('need no font of the machine and say SPECIMEN on every side', () => {
    for (const { holder } of catalogue) {
      for (const side of sides) expect(pictureSvg(holder, side, 'none')).not.toMatch(/<text|font-family/)
    }
  })

  it('are the same at every drawing', async () => {
    const [{ holder }] = catalogue as [(typeof catalogue)[number]]
    expect(await drawPicture(holder, 'front', 'none')).toEqual(await drawPicture(holder, 'front', 'none'))
  })

  it('exist for every possible id number, and for no other', () => {
    expect(holderOfIdno('001203123456')).toMatchObject({ sex: 'M', birthDate: expect.stringMatching(/^2003-/) })
    expect(holderOfIdno('999190004271')).toBeUndefined()
    expect(holderOfIdno('00119000427')).toBeUndefined()
    expect(holderFor('001190004271')?.name).toBe('NGUYỄN THỊ MẪU')
  })
})

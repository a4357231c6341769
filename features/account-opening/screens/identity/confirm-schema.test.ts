import { describe, expect, it } from 'vitest'

import type { ApplicationData } from '../../application/application-data'
import { confirmSchema, fromConfirmForm, initialChoices, readingOf, toConfirmForm } from './confirm-schema'

const read: ApplicationData = {
  idNumber: '001190004271',
  fullName: 'NGUYỄN THỊ MẪU',
  sex: 'F',
  birthDate: '1990-03-08',
  idIssueDate: '2021-10-16',
  idIssuePlace: 'Cục Cảnh sát',
  idExpiryDate: '2030-03-08',
  cardAddress: 'Phố Mẫu, Hà Nội',
  idReadings: {
    qr: { idNumber: '001190004271', fullName: 'NGUYỄN THỊ MẪU', birthDate: '1990-03-08' },
    ocr: { fullName: 'NGUYEN THI MAU', idIssuePlace: 'Cục Cảnh sát', birthDate: '1990-03-09' },
  },
}

describe('the card as a form', () => {
  it('shows dates as cards print them, and gives every answer back unchanged', () => {
    const form = toConfirmForm(read)
    expect(form.birthDate).toBe('08/03/1990')
    const { idReadings: _readings, ...answers } = read
    expect(fromConfirmForm(form, read)).toMatchObject(answers)
  })

  it('says of each answer who gave it', () => {
    const form = { ...toConfirmForm(read), cardAddress: 'Another street' }
    expect(fromConfirmForm(form, read).idSource).toMatchObject({
      fullName: 'qr',
      idIssuePlace: 'ocr',
      cardAddress: 'typed',
    })
  })

  it.each([
    ['what was read', { sex: 'F', idNumber: '001090004271' }, 'F'],
    ['what the ID number says, where nobody read it', { idNumber: '001190004271' }, 'F'],
    ['M, where nothing says', {}, 'M'],
  ] as const)('begins with the sex by %s', (_, data, sex) => {
    expect(toConfirmForm(data).sex).toBe(sex)
  })

  it('makes one line of an address that was typed in several', () => {
    const form = { ...toConfirmForm(read), cardAddress: ' Số 12, ngõ 3 \n Phố Mẫu\nHà Nội ' }
    expect(fromConfirmForm(form, read).cardAddress).toBe('Số 12, ngõ 3 Phố Mẫu Hà Nội')
  })

  it('keeps no half of a date in the draft', () => {
    expect(fromConfirmForm({ ...toConfirmForm(read), birthDate: '08/03/19' }, read).birthDate).toBeUndefined()
  })
})

describe('confirmSchema', () => {
  const problemsOf = (change: Partial<ReturnType<typeof toConfirmForm>>) =>
    confirmSchema.safeParse({ ...toConfirmForm(read), ...change }).error?.issues.map(({ path }) => path[0]) ?? []

  it.each([
    ['what was read', {}, []],
    ['a card without end', { idExpiryDate: '' }, []],
    ['the number in groups', { idNumber: '001 190 004 271' }, []],
    ['nine digits', { idNumber: '012345678' }, ['idNumber']],
    ['a child', { birthDate: '10/02/2012' }, ['birthDate']],
    ['a day that does not exist', { idIssueDate: '31/02/2021' }, ['idIssueDate']],
    ['an issue in the future', { idIssueDate: '01/01/2090' }, ['idIssueDate']],
    ['an issue before the birth', { idIssueDate: '08/03/1990' }, ['idIssueDate']],
    ['no sex, no place', { sex: '', idIssuePlace: ' ' }, ['sex', 'idIssuePlace']],
  ])('%s', (_, change, expected) => {
    expect(problemsOf(change)).toEqual(expected)
  })

  it('takes a number in groups for the number that was read', () => {
    const grouped = { ...toConfirmForm(read), idNumber: '001 190.004 271' }
    expect(confirmSchema.parse(grouped).idNumber).toBe('001190004271')
    expect(fromConfirmForm(grouped, read)).toMatchObject({ idNumber: '001190004271', idSource: { idNumber: 'qr' } })
  })
})

describe('differences', () => {
  it('are open on a card that was just read and settled on one that was confirmed', () => {
    const confirmed = { ...read, idSource: { fullName: 'ocr', birthDate: 'typed' } } as const
    expect(initialChoices(confirmed, false)).toEqual({})
    expect(initialChoices(confirmed, true)).toEqual({ fullName: 'ocr', birthDate: 'typed' })
  })

  it('give the chosen reading as the form writes it', () => {
    expect(readingOf('birthDate', 'ocr', read)).toBe('09/03/1990')
    expect(readingOf('birthDate', 'typed', read)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'

import { banksSchema, emptyBank, toBankAccounts, toBanksForm, type EmptyLists } from './banks-schema'

const account = {
  bank: { code: 'VCB', name: 'Vietcombank' },
  city: { code: '01', name: 'Hà Nội' },
  branch: { code: '001', name: 'Hội sở' },
  accountNumber: '0123456789',
}

const nowhere: EmptyLists = { cities: () => false, branches: () => false }

const issues = (banks: unknown, isEmpty = nowhere) =>
  banksSchema(isEmpty)
    .safeParse({ banks })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

describe('banksSchema', () => {
  it('names every missing answer by its place, and none that hangs on a bank that was not chosen', () => {
    const broken = { ...emptyBank, accountNumber: '12 34' }
    expect(issues([account, broken])).toEqual(['banks.1.bank.code: choose', 'banks.1.accountNumber: bankAccount'])
    expect(issues([account, { ...broken, bank: account.bank }])).toEqual([
      'banks.1.city.code: choose',
      'banks.1.branch.code: choose',
      'banks.1.accountNumber: bankAccount',
    ])
  })

  it('asks for no region where a bank has none, and for no branch where a region has none', () => {
    const noRegion = { ...account, city: emptyBank.city, branch: emptyBank.branch }
    expect(issues([noRegion], { ...nowhere, cities: (bank) => bank === 'VCB' })).toBeUndefined()
    expect(issues([noRegion], { ...nowhere, cities: (bank) => bank === 'MB' })).toHaveLength(2)
    const noBranch = { ...account, branch: emptyBank.branch }
    expect(issues([noBranch], { ...nowhere, branches: (bank, city) => `${bank} ${city}` === 'VCB 01' })).toBeUndefined()
  })

  it('takes a number in groups, as it is printed on a bank card', () => {
    const printed = { ...account, accountNumber: ' 0123 456-789 ' }
    expect(banksSchema(nowhere).parse({ banks: [printed] }).banks[0]?.accountNumber).toBe('0123456789')
    expect(issues([account, printed])).toEqual(['banks.1.accountNumber: existAcc'])
  })

  it('accepts none and three, not four', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...account, accountNumber: `012345678${index}` }))
    expect(issues([])).toBeUndefined()
    expect(issues(many(3))).toBeUndefined()
    expect(issues(many(4))).toHaveLength(1)
  })

  it('notices the same account at the same bank, not at another', () => {
    expect(issues([account, account])).toEqual(['banks.1.accountNumber: existAcc'])
    expect(issues([account, { ...account, bank: { code: 'BIDV', name: 'BIDV' } }])).toBeUndefined()
  })
})

describe('drafts of banks', () => {
  it('begin with one account to fill in, and stay empty once it was removed', () => {
    expect(toBanksForm({})).toEqual({ banks: [emptyBank] })
    expect(toBanksForm({ banks: [] })).toEqual({ banks: [] })
  })

  it('keep half an account', () => {
    const half = { banks: [{ ...emptyBank, accountNumber: '0123' }] }
    expect(toBanksForm({ banks: toBankAccounts(half) })).toEqual(half)
  })
})

import { describe, expect, it } from 'vitest'

import { min, onlyNumber } from './text-rules'
import { optionalText, requiredChoice, requiredConsent, requiredText } from './field-schema'

const messages = (answer: { error?: { issues: { message: string }[] } | undefined }) =>
  answer.error?.issues.map((issue) => issue.message)

describe('field schemas', () => {
  it('trim and compose text', () => {
    expect(requiredText().parse('  Nguyễn  '.normalize('NFD'))).toBe('Nguyễn')
  })

  it('report the first broken rule with its arguments', () => {
    const schema = requiredText(onlyNumber, min(8))
    expect(messages(schema.safeParse('   '))).toEqual(['required'])
    expect(messages(schema.safeParse(undefined))).toEqual(['required'])
    expect(messages(schema.safeParse('12a'))).toEqual(['onlyNumber'])
    expect(messages(schema.safeParse('123'))).toEqual(['min?length=8'])
  })

  it('accept an empty optional field, but not an invalid one', () => {
    const schema = optionalText(onlyNumber)
    expect(schema.parse('  ')).toBe('')
    expect(messages(schema.safeParse('a'))).toEqual(['onlyNumber'])
  })

  it('use keys of their own for choices and consents', () => {
    expect(messages(requiredChoice().safeParse(''))).toEqual(['choose'])
    expect(messages(requiredConsent().safeParse(false))).toEqual(['consent'])
  })
})

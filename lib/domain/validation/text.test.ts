import { describe, expect, it } from 'vitest'

import { onlyNumber } from './only-number'
import { min } from './min'
import { optionalText, requiredChoice, requiredConsent, requiredText } from './text'

const messages = (answer: { error?: { issues: { message: string }[] } | undefined }) =>
  answer.error?.issues.map((issue) => issue.message)

describe('text fields', () => {
  it('come out trimmed and composed', () => {
    expect(requiredText().parse('  Nguyễn  '.normalize('NFD'))).toBe('Nguyễn')
  })

  it('report the first broken rule with its arguments', () => {
    const schema = requiredText(onlyNumber, min(8))
    expect(messages(schema.safeParse('   '))).toEqual(['required'])
    expect(messages(schema.safeParse(undefined))).toEqual(['required'])
    expect(messages(schema.safeParse('12a'))).toEqual(['onlyNumber'])
    expect(messages(schema.safeParse('123'))).toEqual(['min?length=8'])
  })

  it('may be empty when they are optional, but not wrong', () => {
    const schema = optionalText(onlyNumber)
    expect(schema.parse('  ')).toBe('')
    expect(messages(schema.safeParse('a'))).toEqual(['onlyNumber'])
  })

  it('ask for a choice or a consent in their own words', () => {
    expect(messages(requiredChoice().safeParse(''))).toEqual(['choose'])
    expect(messages(requiredConsent().safeParse(false))).toEqual(['consent'])
  })
})

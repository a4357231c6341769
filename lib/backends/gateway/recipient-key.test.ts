import { describe, expect, it } from 'vitest'

import { recipientKey } from './recipient-key'

describe('recipientKey', () => {
  it.each([
    '0901234567',
    '+84901234567',
    '84901234567',
    '0084901234567',
    ' 090 123 45 67 ',
    '090.123-4567',
    '0901234567x',
  ])('counts the mobile number %j once', (value) => {
    expect(recipientKey('mobile', value)).toBe('0901234567')
  })

  it('keeps different numbers apart', () => {
    expect(recipientKey('mobile', '0841234567')).toBe('0841234567')
  })

  it.each([
    [' Victim@Example.COM ', 'victim@example.com'],
    ['victim+1@example.com', 'victim@example.com'],
    ['victim+a+b@example.com', 'victim@example.com'],
    ['v.ic.tim+x@gmail.com', 'victim@gmail.com'],
    ['v.ictim@example.com', 'v.ictim@example.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('counts the mailbox of %j once', (value, key) => {
    expect(recipientKey('email', value)).toBe(key)
  })

  it('counts ID numbers by their digits and anything else as it is', () => {
    expect(recipientKey('idno', '001 099 000 001')).toBe('001099000001')
    expect(recipientKey('contract', ' c-1 ')).toBe('c-1')
    expect(recipientKey('__proto__', 'x')).toBe('x')
  })
})

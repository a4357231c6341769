import type { Sandbox } from '../../sandbox-state'
import { niceAccounts, type NicePattern } from '../../seed/reference/nice-accounts'

/** Digits of an account number that the customer may choose. */
const length = 6

/** Fee in VND for a nice number; ordinary ones are free. Made up. */
const fees: Readonly<Record<NicePattern, number>> = {
  repeat: 5_000_000,
  sequence: 2_000_000,
  pairs: 1_000_000,
  mirror: 500_000,
  lucky: 200_000,
}

/** How many ordinary numbers a search adds to the nice ones. */
const ordinaryMatches = 36

const liked = new Map(niceAccounts.map(({ number, pattern }) => [number, pattern]))

export interface OfferedNumber {
  readonly acc_no: string
  readonly group: NicePattern | 'standard'
  readonly fee: number
}

export function isAccountNumber(value: string): boolean {
  return new RegExp(`^\\d{${length}}$`).test(value)
}

export function offer(accountNumber: string): OfferedNumber {
  const pattern = liked.get(accountNumber)
  return { acc_no: accountNumber, group: pattern ?? 'standard', fee: pattern === undefined ? 0 : fees[pattern] }
}

/** Whether the number has no owner and is not held for another application. */
export function isFree(sandbox: Sandbox, accountNumber: string, applicationId?: string): boolean {
  if (sandbox.accounts.find('acc_no', accountNumber)) return false
  const holder = sandbox.holds.holder(accountNumber)
  return holder === undefined || holder === applicationId
}

/** Free numbers that end with or contain the digits: nice ones first, then ordinary ones. */
export function search(sandbox: Sandbox, digits: string, match: 'end' | 'contain'): OfferedNumber[] {
  const fits = (number: string) => (match === 'end' ? number.endsWith(digits) : number.includes(digits))
  const numbers = new Set(niceAccounts.map(({ number }) => number).filter(fits))
  const wanted = numbers.size + ordinaryMatches
  const freeDigits = length - digits.length
  // 7919 is prime to every power of ten, so the steps meet each filling once and look unordered.
  for (let step = 1; step <= 10 ** freeDigits && numbers.size < wanted; step += 1) {
    const filling = freeDigits === 0 ? '' : String((step * 7919) % 10 ** freeDigits).padStart(freeDigits, '0')
    const before = match === 'end' ? freeDigits : step % (freeDigits + 1)
    numbers.add(filling.slice(0, before) + digits + filling.slice(before))
  }
  return Array.from(numbers)
    .filter((number) => isFree(sandbox, number))
    .map(offer)
}

/** The number for a customer who chose none. */
export function nextFree(sandbox: Sandbox): string {
  for (let number = 100_001; number < 10 ** length; number += 1) {
    const candidate = String(number)
    if (!liked.has(candidate) && isFree(sandbox, candidate)) return candidate
  }
  throw new Error('No account number is left')
}

import type { AccountNumberWish } from '@/lib/backends/trading/account-number-api'

/** A day and month that a number may contain, from an ISO birth date: `1990-02-28` is `280290`, and shorter forms. */
export function birthdayPatterns(birthDate: string | undefined): readonly string[] {
  if (birthDate === undefined) return []
  const [year = '', month = '', day = ''] = birthDate.split('-')
  return [`${day}${month}${year.slice(2)}`, `${day}${month}`, year]
}

export const digitsPattern = /^\d{2,6}$/

/** The account service accepts exactly six digits. */
export const exactPattern = /^\d{6}$/

/** A page of the numbers that contain these digits. */
export function toWish(pattern: string, page = 1): AccountNumberWish {
  return { pattern, match: 'contain', page }
}

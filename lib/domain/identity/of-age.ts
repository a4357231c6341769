import { age18 } from '@/lib/domain/validation/date-time-rules'
import { type Clock, systemClock } from '@/lib/domain/validation/rule'
import { readIdNumber } from '@/lib/domain/validation/vietnam-rules'

/**
 * Whether a birth date (`yyyy-MM-dd`) and the year of birth in an ID number both allow an account. The year counts from its
 * first day, so the number refuses only those who cannot be of age. It decides where the date was not read or was misread:
 * without it, one digit of a date makes 2012 into 2002.
 */
export function isOfAge(
  { birthDate, idNumber }: { readonly birthDate?: string | undefined; readonly idNumber?: string | undefined },
  clock: Clock = systemClock,
): boolean {
  const year = readIdNumber(idNumber ?? '')?.birthYear
  const earliest = year === undefined ? [] : [`${year}-01-01`]
  return [...(birthDate === undefined ? [] : [birthDate]), ...earliest].every((date) => age18(clock).test(date))
}

import type { Choice } from '@/lib/domain/account-opening/choice'

export function asGiven<Value>(value: Value | undefined): Value | undefined {
  return value
}

/** A field left empty counts as not answered. */
export function emptyToNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text
}

export function codeOf(choice: Choice | undefined): string | undefined {
  return choice?.code
}

export function nameOf(choice: Choice): string {
  return choice.name
}

export function toYesNo(value: boolean): 'Y' | 'N' {
  return value ? 'Y' : 'N'
}

/** ISO `yyyy-MM-dd` to the services' `YYYYMMDD`. */
export function toCompactDate(iso: string | undefined): string | undefined {
  return iso?.replaceAll('-', '')
}

/** The parts that are given, separated by commas; undefined if there are none. */
export function joined(...parts: readonly (string | undefined)[]): string | undefined {
  const given = parts.filter((part) => part !== undefined && part !== '')
  return given.length === 0 ? undefined : given.join(', ')
}

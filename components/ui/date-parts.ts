/** What was typed into the three inputs of a date, as it was typed. */
export interface DateParts {
  day: string
  month: string
  year: string
}

export type DatePart = keyof DateParts

export const datePartOrder = ['day', 'month', 'year'] as const

/** Parts of `dd/mm/yyyy`, or of what of it is there (`5//`). */
export function toDateParts(value: string): DateParts {
  const [day = '', month = '', year = ''] = value.split('/')
  return { day, month, year }
}

/** `dd/mm/yyyy` with leading zeros; empty when nothing was typed, unfinished (`05//1990`) when something is missing. */
export function toDateText({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return ''
  const pad = (part: string) => (part === '' ? '' : part.padStart(2, '0'))
  return `${pad(day)}/${pad(month)}/${year}`
}

const pasted = [
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>\d{4})$/,
  /^(?<year>\d{4})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
]

/** The date in a pasted text: day first as in Vietnam, year first as in ISO 8601, or `ddmmyyyy` as on an ID card. */
export function parsePastedDate(text: string): DateParts | null {
  for (const pattern of pasted) {
    const { day, month, year } = pattern.exec(text.trim())?.groups ?? {}
    if (day !== undefined && month !== undefined && year !== undefined) return { day, month, year }
  }
  return null
}

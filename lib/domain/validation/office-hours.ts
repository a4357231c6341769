import type { Rule } from './rule'

const opens = '08:00'
const closes = '17:00'

/** A time of day, `HH:mm`; such times compare as strings. */
export function isTimeOfDay(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** A time from 08:00 to 17:00, both included. */
export const officehours: Rule = {
  key: 'officehours',
  arguments: { opens, closes },
  test: (value) => isTimeOfDay(value) && value >= opens && value <= closes,
}

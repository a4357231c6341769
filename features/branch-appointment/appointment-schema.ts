import { z } from '@/lib/platform/zod/zod'

import {
  age18,
  dateddmmyyyy,
  officehours,
  onTypedDate,
  timeInPast,
  todayInVietnam,
  toIsoDate,
} from '@/lib/domain/validation/date-time-rules'
import { email, personName, rfrPartner } from '@/lib/domain/validation/text-rules'
import { toIssue } from '@/lib/domain/validation/issue'
import { systemClock, type Clock, type Rule } from '@/lib/domain/validation/rule'
import { optionalText, requiredChoice, requiredConsent, requiredText } from '@/lib/domain/validation/field-schema'
import { vietnameseIdNumber } from '@/lib/domain/validation/vietnam-rules'
import { toVietnameseMobile, vietnameseMobile } from '@/lib/domain/validation/phone-rules'

/** A rule over `HH:mm`, for a time as it is typed. */
function onTypedTime(rule: Rule): Rule {
  return { ...rule, test: (typed) => rule.test(toTimeOfDay(typed)) }
}

/** `9h30`, `9:30`, `0930` and `9h` are all ways of writing a time in Vietnam; what is none of them comes back as it is. */
export function toTimeOfDay(typed: string): string {
  const match = /^(\d{1,2})(?:\s*[:hg.]\s*(\d{2})?|(\d{2}))?$/i.exec(typed.trim())
  if (match === null) return typed.trim()
  const [, hours = '', minutes, joined] = match
  return `${hours.padStart(2, '0')}:${minutes ?? joined ?? '00'}`
}

const isoDate = (typed: string) => toIsoDate(typed) ?? ''

/** Everything that can be judged without asking a server. Comes out normalised: ISO dates, `HH:mm`, national mobiles. */
export function appointmentSchema(clock: Clock = systemClock) {
  const isInPast = timeInPast(clock)
  return z
    .object({
      fullName: requiredText(personName).transform((name) => name.toLocaleUpperCase('vi')),
      idNumber: requiredText(vietnameseIdNumber),
      birthDate: requiredText(dateddmmyyyy, onTypedDate(age18(clock))).transform(isoDate),
      mobile: requiredText(vietnameseMobile).transform(toVietnameseMobile),
      email: requiredText(email).transform((address) => address.toLowerCase()),
      branch: requiredChoice(),
      date: requiredText(dateddmmyyyy).transform(isoDate),
      time: requiredText(onTypedTime(officehours)).transform(toTimeOfDay),
      referralCode: optionalText(rfrPartner),
      consent: requiredConsent(),
    })
    .check(({ value, issues }) => {
      // Only a time of today can be over already.
      if (value.date !== todayInVietnam(clock()) || isInPast.test(value.time)) return
      issues.push({ code: 'custom', input: value.time, path: ['time'], message: toIssue(isInPast.key) })
    })
}

export type Appointment = z.output<ReturnType<typeof appointmentSchema>>

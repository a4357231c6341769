/** Questions of the older short form, in their order on the page. Dates are typed dd/mm/yyyy, the time HH:mm. */
export const appointmentFields = [
  'branch',
  'date',
  'time',
  'fullName',
  'idNumber',
  'birthDate',
  'mobile',
  'email',
  'referralCode',
  'consent',
] as const

export type AppointmentField = (typeof appointmentFields)[number]

export type AppointmentForm = Readonly<Record<Exclude<AppointmentField, 'consent'>, string>> & {
  readonly consent: boolean
}

export const emptyAppointment: AppointmentForm = {
  fullName: '',
  idNumber: '',
  birthDate: '',
  mobile: '',
  email: '',
  branch: '',
  date: '',
  time: '',
  referralCode: '',
  consent: false,
}

/** What the services reject, by field: issues of lib/domain/validation. */
export type AppointmentErrors = Partial<Record<AppointmentField, string>>

/** Full hours within office hours, without the lunch break. */
export const offeredHours: readonly string[] = [
  '08:00',
  '09:00',
  '10:00',
  '11:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
]

export interface OfferedDay {
  /** dd/mm/yyyy, as the field holds it. */
  readonly date: string
  /** Those of `offeredHours` that have not passed. */
  readonly hours: readonly string[]
  /** With its weekday, in the visitor's language. */
  readonly name: string
}

/** Null until the service has answered. Empty if it could not be reached: the date is typed then. */
export type OfferedDays = readonly OfferedDay[] | null

/** `8:00` for `08:00`, as the office hours are written everywhere. */
export const writtenHour = (time: string): string => time.replace(/^0(?=\d:)/, '')

/** Questions of the older short form, in their order on the page. Dates are typed dd/mm/yyyy, the time HH:mm. */
export const appointmentFields = [
  'fullName',
  'birthDate',
  'idNumber',
  'mobile',
  'email',
  'branch',
  'date',
  'time',
  'referralCode',
  'consent',
] as const

export type AppointmentField = (typeof appointmentFields)[number]

export type AppointmentForm = Readonly<Record<Exclude<AppointmentField, 'consent'>, string>> & {
  readonly consent: boolean
}

export const emptyAppointment: AppointmentForm = {
  fullName: '',
  birthDate: '',
  idNumber: '',
  mobile: '',
  email: '',
  branch: '',
  date: '',
  time: '',
  referralCode: '',
  consent: false,
}

/** What is wrong, by field: issues of lib/validation, or texts of a server. */
export type AppointmentErrors = Partial<Record<AppointmentField, string>>

/** Why nothing could be sent; each has its own sentence. */
export type AppointmentFailure = 'offline' | 'busy' | 'unavailable'

export interface OfferedDay {
  /** dd/mm/yyyy, as it stands in the field. */
  readonly date: string
  /** With its weekday, in the visitor's language. */
  readonly name: string
}

/** Null until the server has been asked. Empty when it could not be: the date is typed then. */
export type OfferedDays = readonly OfferedDay[] | null

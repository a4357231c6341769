/**
 * Every validation message of the site, by its key in the `validation` namespace of messages/. The messages take
 * `{field}` (the label, as a person reads it) and the arguments of the rule.
 */
export const validationKeys = [
  'required',
  'choose',
  'alpha',
  'alphaNum',
  'personName',
  'email',
  'min',
  'max',
  'confirmed',
  'onlyNumber',
  'phone',
  'newPhone',
  'vietnameseMobile',
  'rfrPartner',
  'existAcc',
  'dateddmmyyyy',
  'dateNotInFuture',
  'dateAfterBirth',
  'age18',
  'officehours',
  'dateOfWork',
  'timeInPast',
  'strongPassword',
  'confirmPassword',
  'notFound',
  'vietnameseIdNumber',
  'taxNumber',
  'bankAccount',
  'otp',
  'consent',
  'server',
] as const

export type ValidationKey = (typeof validationKeys)[number]

export type RuleArguments = Readonly<Record<string, string | number>>

/**
 * One row of the rule table. `test` is pure and says whether a value that was given is right: whether it must be given
 * at all is the business of `required`. A rule knows its message key and the message's arguments, never a language.
 */
export type Rule<Value = string> = {
  readonly key: ValidationKey
  readonly arguments?: RuleArguments
  readonly test: (value: Value) => boolean
}

/** A rule only the server can decide. It rejects when the server could not be asked: that is not the typist's error. */
export type ServerRule<Value = string> = {
  readonly key: ValidationKey
  readonly test: (value: Value) => Promise<boolean>
}

/** The time, as a function, so that a test can stop it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/**
 * Every validation message of the site, by its key in the `validation` namespace of messages/. The messages take
 * `{field}` (the field's label) and the arguments of the rule.
 */
export const validationKeys = [
  'required',
  'choose',
  'answer',
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
  'cardMismatch',
  'cardExpired',
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
 * A validation rule. `test` is pure and accepts or rejects a non-empty value; only `required` judges empty ones. A rule
 * knows its message key and the message's arguments, never a language.
 */
export type Rule<Value = string> = {
  readonly key: ValidationKey
  readonly arguments?: RuleArguments
  readonly test: (value: Value) => boolean
}

/** A rule that only the server can check. Its promise rejects when the request fails: that is no error of the input. */
export type ServerRule<Value = string> = {
  readonly key: ValidationKey
  readonly test: (value: Value) => Promise<boolean>
}

/** The current time; tests pass a fixed one. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Headers that the server adds and that no browser ever sees. */
export const secretHeaders = {
  /** Calls that send one-time passwords. */
  otpAccessKey: 'access-key',
  /** Calls of the ID provider, beside `authorization: Bearer …`. */
  identityClientId: 'clientid',
} as const

/** Headers that the server adds and the browser never receives. */
export const secretHeaders = {
  /** Calls that send one-time codes. */
  otpAccessKey: 'access-key',
  /** Calls of the identity provider, beside `authorization: Bearer …`. */
  identityClientId: 'clientid',
} as const

import { ekycErrorCodes, rejectionReasons } from '../ekyc/schemas'
import { applicationErrorCodes } from '@/lib/backends/trading/application-schemas'
import { otpErrorCodes } from '../trading/otp-schemas'

/** Codes of the gateway that a visitor can do something about. */
const gatewayErrorCodes = ['BAD_REQUEST', 'FILE_TOO_LARGE', 'FILE_TYPE', 'FILE_MISSING'] as const

/** Every stable code that has a message of its own, `failures.codes.<code>`. */
export const failureCodes = [
  ...new Set([
    ...otpErrorCodes,
    ...ekycErrorCodes,
    ...applicationErrorCodes,
    ...rejectionReasons,
    ...gatewayErrorCodes,
  ]),
] as const

/** Key of the message of a code of a refusal, or of a reason of `GET result/{id}`; null: the code is not known. */
export function codeMessageKey(code: string): string | null {
  return failureCodes.some((known) => known === code) ? `codes.${code}` : null
}

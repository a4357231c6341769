/** Digits of a code of the trading service (lib/backends/trading/otp-schemas.ts). */
export const otpLength = 6

/** The digits of what was typed, pasted ("123 456") or taken from a message ("Ma OTP: 123456"), no more than a code has. */
export function toOtpDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, otpLength)
}

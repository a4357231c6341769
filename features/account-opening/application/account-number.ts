/** Digits of an account number. */
export const numberLength = 6

/** `900000001`, `+84900000001` and `84900000001` are `0900000001`. */
export function normalMobile(mobile: string): string {
  const digits = mobile.replaceAll(/\D/g, '')
  if (digits.length === 9) return `0${digits}`
  return digits.length === 11 && digits.startsWith('84') ? `0${digits.slice(2)}` : digits
}

/** Phone numbers as Vietnamese texts write them: `1900 6277`, `(028) 0000 1900`, `+84 28 0000 1900`. */
const phone = /(?:\+\d{1,3} \d{1,4}|\(0\d{2,3}\) \d{3,4}|\b1[89]00)(?: \d{3,4})+\b/g

/** Keeps each phone number of a text on one line. */
export function keepPhoneNumbers(text: string): string {
  return text.replaceAll(phone, (number) => number.replaceAll(' ', '\u00A0'))
}

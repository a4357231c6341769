/** `tel:` address of a phone number in any format. */
export function telHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

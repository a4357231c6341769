/** `tel:` address of a telephone number as people write it. */
export function telHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

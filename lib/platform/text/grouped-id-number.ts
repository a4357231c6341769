/** The 12 digits of an ID number, or of the tax number that equals it, three at a time, to be compared with the card; anything else stays as it is. */
export function groupedIdNumber(number: string): string {
  return /^\d{12}$/.test(number) ? number.replaceAll(/(?<=^(?:.{3})+)(?=.)/g, '\u{a0}') : number
}

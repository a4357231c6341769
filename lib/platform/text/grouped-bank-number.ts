/** Four digits at a time, as on a bank card; no digit is left alone. */
export function groupedBankNumber(accountNumber: string): string {
  return accountNumber.replaceAll(/(?<=^(?:.{4})+)(?=.{2})/g, '\u{a0}')
}

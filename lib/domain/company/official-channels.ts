export interface OfficialBankAccount {
  readonly number: string
  readonly bank: string
}

/*
 * These stand here and not in the CMS: who takes over an editor's account must not be able to declare a domain or an account
 * to be ours.
 */

/** Domains that are ours, with every host below them. */
export const officialDomains: readonly string[] = ['songngan.example']

/** Accounts into which clients pay (illustrative numbers). */
export const officialBankAccounts: readonly OfficialBankAccount[] = [
  { number: '000012345678', bank: 'Vietcombank' },
  { number: '110000627700', bank: 'BIDV' },
]

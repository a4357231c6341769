export interface OfficialBankAccount {
  readonly number: string
  readonly bank: string
}

/*
 * Kept in code and not in the CMS: whoever takes over an editor's account must not be able to declare a domain or bank
 * account as ours.
 */

/** Our domains, including all their subdomains. */
export const officialDomains: readonly string[] = ['songngan.example']

/** Mailboxes that the site names; those of the branches come from the CMS. */
export const officialMailboxes: readonly string[] = [
  'support@songngan.example',
  'privacy@songngan.example',
  'security@songngan.example',
  'founder@songngan.example',
  'korea@songngan.example',
]

/** Accounts for clients' deposits (illustrative numbers). */
export const officialBankAccounts: readonly OfficialBankAccount[] = [
  { number: '000012345678', bank: 'Vietcombank' },
  { number: '110000627700', bank: 'BIDV' },
]

import firm from '@/firm.json' with { type: 'json' }

export interface OfficialBankAccount {
  readonly number: string
  readonly bank: string
}

/*
 * Kept in the repository (firm.json) and not in the CMS: whoever takes over an editor's account must not be able to declare a domain or bank
 * account as ours.
 */

/** Our domains, including all their subdomains. */
export const officialDomains: readonly string[] = firm.domains

/** Mailboxes that the site names; those of the branches come from the CMS. */
export const officialMailboxes: readonly string[] = firm.mailboxes

const [firstMailbox = ''] = officialMailboxes

/** Where people write about their personal data: a mailbox of its own, or the first one. */
export const privacyMailbox = officialMailboxes.find((address) => address.startsWith('privacy@')) ?? firstMailbox

/** Accounts for clients' deposits. */
export const officialBankAccounts: readonly OfficialBankAccount[] = firm.bankAccounts

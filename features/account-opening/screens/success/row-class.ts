/** A row of the lists under the account: a sign, a name, and where it leads. */
export const rowClass =
  'group flex min-h-14 w-full items-center gap-3 border-t border-hairline py-2.5 text-start text-small font-semibold hover:text-primary'

/** An entry of a menu, ready to be shown: the address carries its language prefix already. */
export interface NavItem {
  readonly id: number
  readonly label: string
  /** Null for an entry that only opens its children. */
  readonly href: string | null
  /** Leads to another site: opens a new tab. */
  readonly external: boolean
  /** Children in the order and the groups in which they are shown. */
  readonly groups: readonly (readonly NavItem[])[]
}

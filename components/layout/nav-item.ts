/** A menu entry for display; its address includes the language prefix. */
export interface NavItem {
  readonly id: number
  readonly label: string
  /** Null for an entry that only opens its children. */
  readonly href: string | null
  /** Links to another site, in a new tab. */
  readonly external: boolean
  /** Children in display order, by group. */
  readonly groups: readonly (readonly NavItem[])[]
}

/** Ids of the CMS menus with a fixed place in the footer (docs/specification.md#menus). */
export const menuIds = { company: 2, products: 3, guides: 4, contact: 5, newCompany: 42 } as const

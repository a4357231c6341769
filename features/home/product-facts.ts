/** One fact for each product that the home page names, by the slug of its post, which says the same; others have a name alone. */
const facts = {
  'giao-dich-co-phieu': 'shares',
  'giao-dich-ky-quy': 'margin',
  'chung-khoan-phai-sinh': 'futures',
  'chung-quyen-co-bao-dam': 'warrants',
  'trai-phieu-doanh-nghiep': 'bonds',
} as const

export type ProductFact = (typeof facts)[keyof typeof facts]

export const productFacts: ReadonlyMap<string, ProductFact> = new Map(Object.entries(facts))

'use client'

import { createContext, use } from 'react'

import type { Receipts } from './data-receipt'

/** Made on the server (`allReceipts`), because the endpoint tables carry the schemas of every request and response. */
export const ReceiptsContext = createContext<Receipts | null>(null)

export function useReceipts(): Receipts {
  const receipts = use(ReceiptsContext)
  if (receipts === null) throw new Error('No receipts: the wizard gives them to its screens')
  return receipts
}

'use client'

import { createContext, use } from 'react'

import type { Receipts } from './data-receipt'

/**
 * Drawn up on the server (`allReceipts`), because the tables of calls that it is drawn from carry the schemas of every
 * request and answer, which a screen does not need in order to say what it sends.
 */
export const ReceiptsContext = createContext<Receipts | null>(null)

export function useReceipts(): Receipts {
  const receipts = use(ReceiptsContext)
  if (receipts === null) throw new Error('No receipts: the wizard gives them to its screens')
  return receipts
}

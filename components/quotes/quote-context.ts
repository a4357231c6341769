'use client'

import { createContext } from 'react'

import type { QuoteChange } from './quote'

/** Changes of the shares that a list names, by ticker; empty until they are known, and without a market source. */
export const QuoteContext = createContext<ReadonlyMap<string, QuoteChange>>(new Map())

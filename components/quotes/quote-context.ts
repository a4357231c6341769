'use client'

import { createContext } from 'react'

import type { QuoteChange } from './quote'

/** Changes of the shares that a list names, by ticker; null while they are on their way, empty where there are none. */
export const QuoteContext = createContext<ReadonlyMap<string, QuoteChange> | null>(new Map())

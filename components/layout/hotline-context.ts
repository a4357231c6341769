'use client'

import { createContext, use } from 'react'

import { defaultHotline, type Hotline } from '@/lib/domain/company/hotline'

/** Known to the page, given to the screens by the wizard. */
export const HotlineContext = createContext<Hotline>(defaultHotline)

export function useHotline(): Hotline {
  return use(HotlineContext)
}

'use client'

import { createContext, use } from 'react'

import { defaultHotline, type Hotline } from '@/lib/domain/company/hotline'

/** The page passes it to the wizard, which provides it to the screens. */
export const HotlineContext = createContext<Hotline>(defaultHotline)

export function useHotline(): Hotline {
  return use(HotlineContext)
}

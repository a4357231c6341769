'use client'

import { createContext, use } from 'react'

/**
 * Script of the provider's face capture; null for the built-in one. The page passes it to the wizard, which provides it
 * to the screens.
 */
export const FaceSdkContext = createContext<string | null>(null)

export function useFaceSdkUrl(): string | null {
  return use(FaceSdkContext)
}

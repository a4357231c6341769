'use client'

import { createContext, use } from 'react'

/** Script of the provider's face capture; null: the built-in one serves. Known to the page, given to the screens by the wizard. */
export const FaceSdkContext = createContext<string | null>(null)

export function useFaceSdkUrl(): string | null {
  return use(FaceSdkContext)
}

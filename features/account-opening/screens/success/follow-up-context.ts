'use client'

import { createContext, use } from 'react'

import type { PhoneSystem } from '@/lib/platform/device/phone-system'

/** Files that the editors keep in the static content, in the reader's language. */
export interface GuideFile {
  readonly name: 'trading' | 'setup' | 'user'
  readonly href: string
}

/** What the static content has for a new customer. */
export interface FollowUp {
  readonly guides: readonly GuideFile[]
  /** Addresses of the app in the stores; null if the editors have not set one. */
  readonly stores: Readonly<Record<PhoneSystem, string | null>>
}

/** Known to the page, given to the success screen by the wizard. */
export const FollowUpContext = createContext<FollowUp>({ guides: [], stores: { ios: null, android: null } })

export function useFollowUp(): FollowUp {
  return use(FollowUpContext)
}

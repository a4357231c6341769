'use client'

import { createContext, use } from 'react'

/** Files that the editors keep in the static content, in the reader's language. */
export interface GuideFile {
  readonly name: 'trading' | 'setup' | 'user'
  readonly href: string
}

/** Known to the page, given to the success screen by the wizard. */
export const GuidesContext = createContext<readonly GuideFile[]>([])

export function useGuides(): readonly GuideFile[] {
  return use(GuidesContext)
}
